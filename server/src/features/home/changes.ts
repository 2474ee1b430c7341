import type { HomeHistoryEntry } from '@ploegplan/contract/home/schemas';
import { sql } from 'kysely';
import { listPlanningActions } from '../../platform/planning-actions.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** The number is enough for the changes that are shown, each of which can have many rows. */
const MAX_ROWS = 2_000;
const GROUPING_MS = 2_000;

interface Filter {
  withHours: boolean;
  limit: number;
}

/** The changes of planning since the start of a day, the newest first. Repeated changes of one kind by one person to the same items are listed once. */
export async function listChanges(
  tx: TenantTx,
  day: string,
  { withHours, limit }: Filter,
): Promise<HomeHistoryEntry[]> {
  const { actions } = await listPlanningActions(tx, {
    where: sql<boolean>`at >= ${day}::date::timestamp at time zone 'Europe/Amsterdam'`,
    rows: MAX_ROWS,
    withinMs: GROUPING_MS,
  });
  const found = new Map<string, HomeHistoryEntry>();
  for (const { id, at, kind, actor, userId, dates, title, people, itemIds } of actions) {
    if (kind === 'hours-written' && !withHours) continue;
    const key = [userId, kind, ...itemIds.toSorted()].join(' ');
    if (found.has(key)) continue;
    const [date = ''] = dates;
    const days = dates.length;
    found.set(key, { id, at: at.toISOString(), kind, actor, date, days, title, people });
    if (found.size === limit) break;
  }
  return [...found.values()];
}
