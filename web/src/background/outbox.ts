import { getToday } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { leave } from '@ploegplan/contract/leave/endpoints';
import { limits } from '@ploegplan/contract/limits';
import type { WorkDay } from '@ploegplan/contract/work-days/schemas';
import { unwrapData } from '../data/cache/unwrap-data.ts';
import { getFirstSpan } from '../data/own/employee-planning.ts';
import { keptNames } from '../data/own/kept-names.ts';
import { outboxCalls } from '../data/own/outbox-calls.ts';
import { type RecordedDay, withDay } from '../data/own/own-days.ts';
import { call } from '../lib/api/call.ts';
import { getStoreName } from '../lib/kept/forget.ts';
import { type KeptStore, openKept } from '../lib/kept/store.ts';
import { onBackgroundSync } from '../lib/outbox/background-sync.ts';
import { type OutboxOwner, openOutboxOnDevice } from '../lib/outbox/on-device.ts';
import type { OutboxPorts } from '../lib/outbox/ports.ts';
import { sendBy } from '../lib/outbox/send.ts';
import { SIGNED_IN_COOKIE } from '../lib/session/signed-in-cookie.ts';

/** A part of the service worker, built by itself: sends what waits when the browser finds a connection while the application is closed. */

/** The answers that this user's pages show without a connection; null when none are kept. */
async function openExistingStore(owner: OutboxOwner): Promise<KeptStore | null> {
  const database = getStoreName(owner);
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === database) ? openKept(database) : null;
}

async function change<T>(store: KeptStore, name: string, edit: (value: T) => T): Promise<void> {
  const kept = await store.recall(name);
  if (kept) await store.keep(name, edit(kept.value as T), kept.at);
}

async function storeListed(store: KeptStore, item: EmployeePlanningItem): Promise<void> {
  const put = (listed: EmployeePlanningItem) => (listed.id === item.id ? item : listed);
  await change<EmployeePlanningItem[]>(store, keptNames.days, (items) => items.map(put));
}

/** Sent entries are added to the kept data, so that they do not look lost without a connection. */
async function storeAnswer(store: KeptStore, kind: string, answer: unknown): Promise<void> {
  if (kind === 'hours') {
    const item = unwrapData(answer as EmployeePlanningItem);
    await storeListed(store, item);
    await store.keep(keptNames.item(item.id), item);
  }
  if (kind !== 'day') return;
  const { day, items } = answer as RecordedDay;
  await change<WorkDay[]>(store, keptNames.workDays, (days) => withDay(days, day));
  for (const item of items) {
    await storeListed(store, item);
    await change<EmployeePlanningItem>(store, keptNames.item(item.id), (whole) => ({
      ...whole,
      ...item,
    }));
  }
}

async function refreshStore(store: KeptStore, asUser: string): Promise<void> {
  const day = getToday();
  const year = day.slice(0, 4);
  const query = getFirstSpan(day);
  await store.keep(keptNames.days, await call(employeePlanning.list, { query, asUser }));
  // Who is not asked for times has none.
  if (await store.recall(keptNames.workDays)) {
    await store.keep(keptNames.workDays, await call(employeePlanning.listDays, { query, asUser }));
  }
  await store.keep(keptNames.missing, await call(hours.ownMissing, { asUser }));
  await store.keep(keptNames.leave(year), await call(leave.own, { query: { year }, asUser }));
}

/** These are globals of a service worker, which TypeScript does not know here. */
declare const clients: {
  matchAll: (options: {
    type: 'window';
    includeUncontrolled: boolean;
  }) => Promise<readonly { visibilityState: DocumentVisibilityState }[]>;
};

/**
 * False while a page is visible, which sends by itself and shows the progress, and for who signed out: without a connection, the
 * server still knows that session.
 */
async function maySend(): Promise<boolean> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return false;
  return (await cookieStore.get(SIGNED_IN_COOKIE)) !== null;
}

/** Tries once; whether nothing is left to send. */
async function sendWaiting(owner: OutboxOwner, store: KeptStore | null): Promise<boolean> {
  const sendEntry = sendBy(outboxCalls, owner.userId);
  const send: OutboxPorts['send'] = async (...entry) =>
    (await maySend()) ? sendEntry(...entry) : { kind: 'unreachable' };
  // A worker has no canvas of a page: what is not scaled down yet is sent as it was chosen.
  const prepare: OutboxPorts['prepare'] = async (_id, file) => {
    if (file.size > limits.imageBytes) throw new Error('Only a page can scale it down');
    return file;
  };
  const { outbox, close } = await openOutboxOnDevice(owner, { send, prepare });
  let hasSent = false;
  // The writes run one after the other: each reads what it changes.
  let puts = Promise.resolve();
  outbox.listen((event) => {
    if (event.kind !== 'sent') return;
    const { entry, answer } = event;
    hasSent = true;
    if (store) {
      const put = () => storeAnswer(store, entry.kind, answer);
      puts = puts.then(put).catch(() => undefined);
    }
  });
  const isDone = await outbox.sendOnce().finally(close);
  await puts;
  // A failure does no harm to what was sent: at worst an older state is shown, with its time.
  if (store && hasSent) await refreshStore(store, owner.userId).catch(() => undefined);
  return isDone;
}

onBackgroundSync(async (owner) => {
  if (!(await maySend())) return;
  const kept = await openExistingStore(owner).catch(() => null);
  const isDone = await sendWaiting(owner, kept).finally(() => kept?.close());
  // Entries that are left for a page or for the next sign-in need no other try.
  if (!isDone && (await maySend())) throw new Error('The server did not take all of it now');
});
