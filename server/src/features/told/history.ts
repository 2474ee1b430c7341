import { getToday } from '@ploegplan/contract/dates/dates';
import { findLateTelling } from '@ploegplan/contract/planning/roster-notice';
import type { ReceiptAnswer, ToldDay, ToldRange } from '@ploegplan/contract/told/schemas';
import { sql } from 'kysely';
import { requireFound } from '../../platform/http/problem.ts';
import { readStaff } from '../../platform/leave/rows.ts';
import { selectUserName } from '../../platform/record-history.ts';
import { noticeKey } from '../../platform/telling.ts';
import { findLimits } from '../../platform/tenants/settings.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

type Row = Omit<ToldDay, 'at' | 'reachedAt' | 'receipts' | 'notice'> & {
  at: Date;
  reachedAt: Date | null;
};

interface Receipt {
  publicationId: string;
  date: string;
  answer: ReceiptAnswer;
  reason: string;
  at: Date;
  arrivedAt: Date;
}

/** Lists what an employee was told of a range of days and what became of it, the last day first. */
export async function listHistory(
  tx: TenantTx,
  employeeId: string,
  { from, to }: ToldRange,
): Promise<ToldDay[]> {
  const [employee] = await readStaff(tx, [employeeId]);
  const { contracts } = requireFound(employee);
  const { rows } = await sql<Row>`
    select told.publication_id as "publicationId", told.date, told.at, told.works, ${selectUserName('p.user_id')} as by,
           lag(told.works) over (partition by told.date order by told.at) as was,
           n.reached_by as "reachedBy", n.reached_at as "reachedAt"
      from told_days told
      join planning_publications p on p.id = told.publication_id
      left join notices n on n.key = ${noticeKey}
     where told.employee_id = ${employeeId} and told.date between ${from} and ${to}
     order by told.date desc, told.at desc`.execute(tx);
  const { rows: receipts } = await sql<Receipt>`
    select publication_id as "publicationId", date, answer, reason, at, arrived_at as "arrivedAt"
      from day_receipts
     where employee_id = ${employeeId} and date between ${from} and ${to}
     order by arrived_at`.execute(tx);
  const serialiseDay = ({ publicationId, date }: Pick<Row, 'publicationId' | 'date'>) =>
    `${publicationId} ${date}`;
  const byDay = Map.groupBy(receipts, serialiseDay);
  const limits = await findLimits(tx);
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    reachedAt: row.reachedAt?.toISOString() ?? null,
    receipts: (byDay.get(serialiseDay(row)) ?? []).map(({ answer, reason, at, arrivedAt }) => ({
      answer,
      reason,
      at: at.toISOString(),
      arrivedAt: arrivedAt.toISOString(),
    })),
    notice: findLateTelling(
      { employeeId, ...row },
      { today: getToday(row.at), contractsOf: () => contracts, limits },
    ),
  }));
}
