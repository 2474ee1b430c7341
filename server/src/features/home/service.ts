import { addDays, getMonday } from '@ploegplan/contract/dates/dates';
import type { Home } from '@ploegplan/contract/home/schemas';
import { limits } from '@ploegplan/contract/limits';
import { listExpiring } from '../../platform/documents/expiring.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { listChanges } from './changes.ts';
import { countMissingHours } from './missing-hours.ts';
import { findNextDay } from './next-day.ts';
import { countDays, listAbsent, listFree } from './people.ts';
import { groupByPlace, listDayItems, listOwnItems } from './places.ts';
import { findStart } from './start.ts';

interface Viewer {
  tenantId: string;
  today: string;
  /** Null for a user who is not an employee. */
  employeeId: string | null;
  withHours: boolean;
}

/** The whole overview, with a fixed number of queries. */
export async function showHome(
  tx: TenantTx,
  { tenantId, today, employeeId, withHours }: Viewer,
): Promise<Home> {
  const items = await listDayItems(tx, today);
  const places = groupByPlace(items);
  const monday = getMonday(today);
  return {
    today,
    start: await findStart(tx, tenantId),
    placeCount: places.length,
    places: places.slice(0, limits.homePlaces),
    own: employeeId === null ? null : listOwnItems(employeeId, items),
    days: await countDays(tx, monday, addDays(monday, 13)),
    ...(await listAbsent(tx, today)),
    freeEmployees: await listFree(tx, today),
    ...(await listExpiring(tx, today, limits.homeRows)),
    missingHours: withHours ? await countMissingHours(tx, today) : null,
    changes: await listChanges(tx, today, { withHours, limit: limits.homeChanges }),
    nextDay: await findNextDay(tx, today),
  };
}
