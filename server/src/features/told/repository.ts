import { limits } from '@ploegplan/contract/limits';
import type {
  PendingDay,
  ReceiptAnswer,
  ToldOverview,
  ToldRange,
} from '@ploegplan/contract/told/schemas';
import { sql } from 'kysely';
import { noticeKey } from '../../platform/telling.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import {
  limitToComing,
  selectAnswer,
  selectPending,
  selectTold,
} from '../../platform/told-days.ts';

interface AnsweredDay {
  employeeId: string;
  date: string;
  answer: ReceiptAnswer | null;
  reason: string;
  at: Date;
  isUnreachable: boolean;
}

/** Reads the answer to what each person was told last of each day. */
async function listAnswered(tx: TenantTx, range: ToldRange): Promise<AnsweredDay[]> {
  const { rows } = await sql<AnsweredDay>`
    select told.employee_id as "employeeId", told.date, answered.answer, answered.reason, answered.at,
           n.unreachable_since is not null as "isUnreachable"
      from (${selectTold(range)}) told
      left join lateral (${selectAnswer}) answered on true
      left join notices n on n.key = ${noticeKey}
     order by told.employee_id, told.date`.execute(tx);
  return rows;
}

/** Reads who saw what was told of a range of days, and what of it is to be told. */
export async function readOverview(tx: TenantTx, range: ToldRange): Promise<ToldOverview> {
  const days = [...Map.groupBy(await listAnswered(tx, range), ({ employeeId }) => employeeId)];
  const people = days.map(([employeeId, ofPerson]) => ({
    employeeId,
    isUnreachable: ofPerson.some((day) => day.answer === null && day.isUnreachable),
    unseen: ofPerson.filter(({ answer }) => answer === null).map(({ date }) => date),
    cannot: ofPerson
      .filter(({ answer }) => answer === 'cannot')
      .map(({ date, reason, at }) => ({ date, reason, at: at.toISOString() })),
  }));
  const { rows: pending } = await sql<PendingDay & { count: number }>`
    select employee_id as "employeeId", date, was, works, count(*) over ()::int as count
      from (${selectPending(limitToComing(range))}) pending
     order by date, employee_id
     limit ${limits.pendingDays}`.execute(tx);
  return {
    told: people.length,
    seen: people.filter(({ unseen }) => unseen.length === 0).length,
    people: people.filter(({ unseen, cannot }) => unseen.length + cannot.length > 0),
    pendingCount: pending[0]?.count ?? 0,
    pending: pending.map(({ count, ...day }) => day),
  };
}
