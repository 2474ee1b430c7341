import type { Insertable } from 'kysely';
import type { LeaveLines } from '../database/types.ts';
import type { TenantTx } from '../tenants/transaction.ts';

type Line = Omit<Insertable<LeaveLines>, 'account' | 'lot' | 'lot_kind' | 'day' | 'quarters'> & {
  day: string;
  quarters: number;
};

/** Adds a line to the balance of time for time. The added hours of a year are one lot, which does not expire. */
export const insertTimeForTime = (tx: TenantTx, line: Line) =>
  tx
    .insertInto('leave_lines')
    .values({
      ...line,
      account: 'time-for-time',
      lot_kind: 'time-for-time',
      lot: line.quarters > 0 ? `${line.day.slice(0, 4)} time-for-time` : null,
    })
    .execute();
