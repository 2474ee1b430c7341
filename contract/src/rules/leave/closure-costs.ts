import type { ClosureCost } from '../../closures/schemas.ts';
import { addDays } from '../../dates/dates.ts';
import type { LeaveAccount } from '../../leave-kinds/schemas.ts';
import {
  computeLeave,
  computeWorkingQuarters,
  type DayOfLeave,
  type LeaveDays,
  type Worker,
} from './hours.ts';

/** The balances that a closure takes from, in this order. */
export const closureAccounts: Record<ClosureCost, readonly LeaveAccount[]> = {
  none: [],
  vacation: ['vacation'],
  rostered: ['rostered'],
  leave: ['vacation', 'rostered'],
};

export interface ClosureDay {
  day: string;
  cost: ClosureCost;
}

type CostlyDay = ClosureDay & DayOfLeave;

/**
 * What the days of closures cost: the contract hours, each day once, whatever leave of a balance lies over them. What other absences take of a
 * day, such as unpaid leave, is not taken again. `isFree` are the days of illness; holidays are no days of a closure.
 */
export function computeCostlyDays(
  days: readonly ClosureDay[],
  worker: Worker,
  absences: readonly (LeaveDays & { id: string })[],
): CostlyDay[] {
  const absent = new Map<string, number>();
  for (const { day, quarters } of computeLeave(absences, worker)) {
    absent.set(day, (absent.get(day) ?? 0) + quarters);
  }
  return days.flatMap(({ day, cost }) => {
    const quarters = computeWorkingQuarters(worker, day) - (absent.get(day) ?? 0);
    return quarters > 0 && !worker.isFree(day) ? [{ day, cost, quarters }] : [];
  });
}

export type ClosureUse = DayOfLeave & { account: LeaveAccount };

/** Days in a row of one cost, whose balance is asked for once. */
function groupRuns(days: readonly CostlyDay[]): [CostlyDay, ...CostlyDay[]][] {
  const runs: [CostlyDay, ...CostlyDay[]][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    // A weekend lies between the days of one closure.
    if (run && last && last.cost === day.cost && addDays(last.day, 3) >= day.day) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

/**
 * From which balances the days of closures are taken: from the first as long as there is something in it at the end, then from the next. What
 * none of them has, the first comes short. `leftOn` tells what is left on a day, with the days before taken.
 */
export function allocateClosures(
  days: readonly CostlyDay[],
  leftOn: (account: LeaveAccount, day: string, before: readonly ClosureUse[]) => number,
): ClosureUse[] {
  const uses: ClosureUse[] = [];
  for (const run of groupRuns(days)) {
    const accounts = closureAccounts[run[0].cost];
    const [first] = accounts;
    if (!first) continue;
    const end = run.at(-1)?.day ?? run[0].day;
    const left = new Map(
      accounts.map((account) => [
        account,
        accounts.length > 1 ? leftOn(account, end, uses) : Number.POSITIVE_INFINITY,
      ]),
    );
    for (const { day, quarters } of run) {
      let open = quarters;
      const taken = new Map<LeaveAccount, number>();
      for (const account of accounts) {
        const part = Math.min(open, Math.max(0, left.get(account) ?? 0));
        left.set(account, (left.get(account) ?? 0) - part);
        taken.set(account, part);
        open -= part;
      }
      taken.set(first, (taken.get(first) ?? 0) + open);
      for (const [account, part] of taken)
        if (part > 0) uses.push({ day, account, quarters: part });
    }
  }
  return uses;
}
