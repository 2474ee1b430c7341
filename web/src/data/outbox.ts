import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning.schemas';
import type { QueryClient } from '@tanstack/react-query';
import type { Write } from '../lib/outbox/entry.ts';
import { type Delivery, type OpenOutbox, openOutbox } from '../lib/outbox/open.ts';
import { onSignedOut, type Session, sessionQuery } from '../lib/session/session.ts';
import { announceItem, employeePlanningKeys } from './employee-planning.ts';
import { outboxCalls } from './outbox-calls.ts';
import { unwrapData } from './unwrap-data.ts';

/** Shows what the server has since, whoever sent it: this tab, another one or the service worker. */
const showAnswer =
  (client: QueryClient) =>
  (kind: string, answer: unknown): void => {
    if (kind === 'hours') announceItem(client, unwrapData(answer as EmployeePlanningItem));
    const stale =
      kind === 'leave'
        ? [['own-leave']]
        : [employeePlanningKeys.days, ['own-hours'], ['hours'], ['home']];
    for (const queryKey of stale) void client.invalidateQueries({ queryKey });
  };

interface Opened {
  owner: string;
  outbox: Promise<OpenOutbox>;
}

const opened = new WeakMap<QueryClient, Opened>();

function close(client: QueryClient): void {
  const before = opened.get(client);
  opened.delete(client);
  before?.outbox.then(
    (outbox) => outbox.close(),
    () => undefined,
  );
}

onSignedOut(close);

const ownerOf = ({ tenant, userId }: Session) => `${tenant}.${userId}`;

/** The outbox of who is signed in, which begins to send what waits from an earlier visit. */
export function openOwnOutbox(client: QueryClient): Promise<OpenOutbox> {
  const session = client.getQueryData(sessionQuery.queryKey);
  if (!session) return Promise.reject(new Error('Nobody is signed in'));
  const owner = ownerOf(session);
  const known = opened.get(client);
  if (known?.owner === owner) return known.outbox;
  close(client);
  const outbox = openOutbox(owner, outboxCalls, showAnswer(client));
  opened.set(client, { owner, outbox });
  outbox.catch(() => close(client));
  return outbox;
}

/** Sends writes by the outbox; whether all were answered. Otherwise they wait for a connection. */
export const deliver = async (
  client: QueryClient,
  writes: readonly Write[],
  delivery?: Delivery,
): Promise<boolean> => (await openOwnOutbox(client)).deliver(writes, delivery);
