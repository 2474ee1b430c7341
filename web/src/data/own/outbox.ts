import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { translateCount } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { prepareSafely } from '../../lib/device/prepare-safely.ts';
import type { Delivery } from '../../lib/outbox/deliver.ts';
import type { Write } from '../../lib/outbox/entry.ts';
import { createOutboxName } from '../../lib/outbox/on-device.ts';
import { type OpenOutbox, openOutbox } from '../../lib/outbox/open.ts';
import type { OutboxPorts } from '../../lib/outbox/ports.ts';
import { outboxState } from '../../lib/outbox/state.ts';
import { onAskedToSignOut, onSignedOut, sessionQuery } from '../../lib/session/session.ts';
import { tenantQuery } from '../../lib/session/tenant.ts';
import { unwrapData } from '../cache/unwrap-data.ts';
import { announceItem, employeePlanningKeys } from './employee-planning.ts';
import { outboxCalls } from './outbox-calls.ts';
import { announceDay, type RecordedDay } from './own-days.ts';

type Kind = keyof typeof outboxCalls;

const ofHours: readonly QueryKey[] = [
  employeePlanningKeys.days,
  ['own-hours'],
  ['hours'],
  ['home'],
];

/** The queries that a write of each kind changes the answers of. */
const stale: Record<Kind, readonly QueryKey[]> = {
  hours: ofHours,
  day: ofHours,
  otherWork: ofHours,
  leave: [['own-leave']],
  illness: [['own-leave']],
  receipt: [['own-told']],
  scaffold: [['employee-planning']],
  scaffoldPhoto: [],
};

const isKind = (kind: string): kind is Kind => Object.hasOwn(outboxCalls, kind);

/** Shows what the server has since, whoever sent it: this tab, another one or the service worker. */
const showAnswer =
  (client: QueryClient) =>
  (kind: string, answer: unknown): void => {
    // The write was made by another version of the application.
    if (!isKind(kind)) return;
    if (kind === 'hours') announceItem(client, unwrapData(answer as EmployeePlanningItem));
    if (kind === 'day') announceDay(client, answer as RecordedDay);
    for (const queryKey of stale[kind]) void client.invalidateQueries({ queryKey });
  };

interface Opened {
  /** The name of it. */
  name: string;
  outbox: Promise<OpenOutbox>;
}

const opened = new WeakMap<QueryClient, Opened>();

async function close(client: QueryClient, { isSignOut = false } = {}): Promise<void> {
  const before = opened.get(client);
  opened.delete(client);
  const outbox = await before?.outbox.catch(() => undefined);
  // A user who signs out was asked about it. Saved entries stay, and so do unsaved ones of an expired session.
  if (isSignOut) await outbox?.discardDrafts().catch(() => undefined);
  outbox?.close();
}

onSignedOut((client, isExpired) => void close(client, { isSignOut: !isExpired }));

onAskedToSignOut(() => {
  const { length } = outboxState.getState().drafts;
  if (length === 0) return null;
  return translateCount(
    length,
    '{count} foto is nog niet opgeslagen',
    '{count} foto’s zijn nog niet opgeslagen',
  );
});

/** The outbox of who is signed in, which begins to send what waits from an earlier visit. */
export function openOwnOutbox(client: QueryClient): Promise<OpenOutbox> {
  const session = client.getQueryData(sessionQuery.queryKey);
  if (!session) return Promise.reject(new Error('Nobody is signed in'));
  const name = createOutboxName(session);
  const known = opened.get(client);
  if (known?.name === name) return known.outbox;
  void close(client);
  const prepare: OutboxPorts['prepare'] = (id, file) => {
    const side = client.getQueryData(tenantQuery.queryKey)?.photoSide ?? limits.photoSide.usual;
    return prepareSafely(id, file, side);
  };
  const outbox = openOutbox(session, outboxCalls, prepare, showAnswer(client));
  opened.set(client, { name, outbox });
  outbox.catch(() => close(client));
  return outbox;
}

/** Sends writes by the outbox; whether all were answered. Otherwise they wait for a connection. */
export const deliver = async (
  client: QueryClient,
  writes: readonly Write[],
  delivery?: Delivery,
): Promise<boolean> => (await openOwnOutbox(client)).deliver(writes, delivery);
