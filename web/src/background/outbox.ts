import { employeePlanning } from '@ploegplan/contract/employee-planning';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning.schemas';
import { hours } from '@ploegplan/contract/hours';
import { leave } from '@ploegplan/contract/leave';
import { today } from '@ploegplan/contract/rules/dates';
import { firstSpan } from '../data/employee-planning.ts';
import { keptNames } from '../data/kept-names.ts';
import { outboxCalls } from '../data/outbox-calls.ts';
import { unwrapData } from '../data/unwrap-data.ts';
import { call, callAs } from '../lib/api/call.ts';
import { keptDatabase } from '../lib/kept/forget.ts';
import { type KeptStore, openKept } from '../lib/kept/store.ts';
import { onWoken } from '../lib/outbox/background-sync.ts';
import { outboxOnDevice } from '../lib/outbox/on-device.ts';
import { SIGNED_IN_COOKIE } from '../lib/session/signed-in-cookie.ts';

/** A part of the service worker, built by itself: sends what waits when the browser finds a connection while the application is closed. */

/** The answers that this user's pages show without a connection; null when none are kept. */
async function keptOf(owner: { tenant: string; userId: string }): Promise<KeptStore | null> {
  const database = keptDatabase(owner);
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === database) ? openKept(database) : null;
}

/** What was sent is among what is kept, so that it does not look lost where there is no connection. */
async function putInKept(kept: KeptStore, item: EmployeePlanningItem): Promise<void> {
  const days = await kept.recall(keptNames.days);
  const put = (listed: EmployeePlanningItem) => (listed.id === item.id ? item : listed);
  if (days) {
    await kept.keep(keptNames.days, (days.value as EmployeePlanningItem[]).map(put), days.at);
  }
  await kept.keep(keptNames.item(item.id), item);
}

async function refreshKept(kept: KeptStore): Promise<void> {
  const day = today();
  const year = day.slice(0, 4);
  const query = firstSpan(day);
  await kept.keep(keptNames.days, await call(employeePlanning.list, { query }));
  await kept.keep(keptNames.missing, await call(hours.ownMissing));
  await kept.keep(keptNames.leave(year), await call(leave.own, { query: { year } }));
}

onWoken(async (owner) => {
  // Who signed out without a connection is still known to the server. What is left waits for the next time that they sign in.
  if (!(await cookieStore.get(SIGNED_IN_COOKIE))) return;
  const [tenant = '', userId = ''] = owner.split('.');
  callAs(userId);
  const kept = await keptOf({ tenant, userId });
  const { outbox, close } = await outboxOnDevice(owner, outboxCalls);
  let hasSent = false;
  // One after the other: each reads what it changes.
  let puts = Promise.resolve();
  outbox.listen((event) => {
    if (event.kind !== 'sent') return;
    const { entry, answer } = event;
    hasSent = true;
    if (kept && entry.kind === 'hours') {
      const put = () => putInKept(kept, unwrapData(answer as EmployeePlanningItem));
      puts = puts.then(put).catch(() => undefined);
    }
  });
  const isDone = await outbox.sendOnce().finally(close);
  await puts;
  // Of no importance for what was sent: at worst an older state is shown, with its time.
  if (kept && hasSent) await refreshKept(kept).catch(() => undefined);
  kept?.close();
  if (!isDone) throw new Error('The server could not be reached, or not take all of it now');
});
