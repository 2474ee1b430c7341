import { getToday } from '@ploegplan/contract/dates/dates';
import {
  listShortNotices,
  type RosterItem,
  type ShortNotice,
} from '@ploegplan/contract/planning/roster-notice';
import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { readStaff } from '../../platform/leave/rows.ts';
import { findLimits } from '../../platform/tenants/settings.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** A logged change of the item or of its people. */
interface LoggedChange {
  subject: string;
  at: Date;
  before: unknown;
  after: unknown;
}

interface Values {
  date: string;
  start_time: string | null;
  end_time: string | null;
  is_draft: boolean;
  employee_id: string;
}

/** Gives the item before a change; null when the change made it. */
function revertChange(item: RosterItem, { subject, ...change }: LoggedChange): RosterItem | null {
  const [before, after] = [change.before, change.after] as (Values | null)[];
  if (subject === 'planning_assignments') {
    const others = item.employeeIds.filter((id) => id !== after?.employee_id);
    return { ...item, employeeIds: before ? [...others, before.employee_id] : others };
  }
  if (subject !== 'planning_items') return item;
  if (!before) return null;
  const { date, start_time: startTime, end_time: endTime, is_draft: isDraft } = before;
  return { ...item, date, startTime, endTime, isDraft };
}

/** Reads when each of some people was told of some days, the first time first. */
async function readTold(tx: TenantTx, people: readonly string[], dates: readonly string[]) {
  const rows = await tx
    .selectFrom('told_days')
    .select(['employee_id', 'date', 'at'])
    .where('employee_id', 'in', [...people])
    .where('date', 'in', [...dates])
    .orderBy('at')
    .execute();
  return (employeeId: string, date: string): Date[] =>
    rows.filter((row) => row.employee_id === employeeId && row.date === date).map(({ at }) => at);
}

/**
 * Finds the employees who learned too late of a change of their roster by each transaction (BW 7:628a, Atw 4:2). Where the day was told, the
 * moment of that counts, and what was not told before is no change; else that of the transaction. `now` is the item after the newest
 * transaction, which comes first.
 */
export async function findShortNotices(
  tx: TenantTx,
  { assignments, ...now }: PlanningItem,
  transactions: readonly (readonly LoggedChange[])[],
): Promise<ShortNotice[][]> {
  const limits = await findLimits(tx);
  let after: RosterItem | null = {
    ...now,
    employeeIds: assignments.map(({ employeeId }) => employeeId),
  };
  const steps = transactions.map((together) => {
    const step = { at: together[0]?.at, after, before: after };
    // The log has a new item before the assignments of its employees.
    for (const change of together) step.before = step.before && revertChange(step.before, change);
    after = step.before;
    return step;
  });
  if (now.isOtherWork) return steps.map(() => []);
  const people = steps.flatMap(({ before }) => [...(before?.employeeIds ?? [])]);
  const ids = [...new Set([...people, ...assignments.map(({ employeeId }) => employeeId)])];
  const staff = await readStaff(tx, ids);
  const contracts = new Map(staff.map((employee) => [employee.id, employee.contracts]));
  const dates = [now.date, ...steps.flatMap(({ before }) => before?.date ?? [])];
  const listTold = await readTold(tx, ids, [...new Set(dates)]);
  return steps.map(({ at = new Date(), before, after: then }) =>
    ids.flatMap((id) => {
      const told = [before, then].flatMap((item) => (item ? listTold(id, item.date) : []));
      const isNews = told.length > 0 && !told.some((moment) => moment < at);
      const toOwn = (item: RosterItem | null) =>
        item && { ...item, employeeIds: item.employeeIds.filter((other) => other === id) };
      return listShortNotices(isNews ? null : toOwn(before), toOwn(then), {
        today: getToday(
          told.toSorted((a, b) => Number(a) - Number(b)).find((moment) => moment >= at) ?? at,
        ),
        contractsOf: (employeeId) => contracts.get(employeeId) ?? [],
        limits,
      });
    }),
  );
}
