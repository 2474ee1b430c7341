import { getToday } from '@ploegplan/contract/dates/dates';
import type { Pool } from 'pg';
import { HttpProblem } from '../../platform/http/problem.ts';
import { selectRequests, toRequest } from '../../platform/leave/requests.ts';
import type { AccountMails } from '../../platform/mail/account-mails.ts';
import type { Notices } from '../../platform/notices/notices.ts';
import { forEachTenant } from '../../platform/tenants/each.ts';
import { runInTenant, type TenantTx } from '../../platform/tenants/transaction.ts';
import { notifyOfDecision, sendRequestMails } from './mailing.ts';
import { noteOverlap } from './repository.ts';
import { makeAbsence } from './service.ts';

/**
 * The requests of which nobody answered in time. Only for vacation the law says that they stand, and of days that are over the office knows
 * better whether somebody was there.
 */
async function listUnanswered(tx: TenantTx, day: string): Promise<string[]> {
  const rows = await selectRequests(tx)
    .where('request.state', '=', 'requested')
    .where('leave_kinds.kind', '=', 'vacation')
    .where('request.last_day', '>=', day)
    .orderBy('request.requested_at')
    .orderBy('request.id')
    .execute();
  return rows
    .map(toRequest)
    .filter(({ answerBy }) => answerBy < day)
    .map(({ id }) => id);
}

/** Makes requests that nobody answered in time absences (BW 7:638, 2), each by itself; the employee and the office are told. */
export function approveUnansweredEverywhere(
  { pool, mails, notices }: { pool: Pool; mails: AccountMails; notices: Notices },
  now = new Date(),
): Promise<void> {
  return forEachTenant(pool, async ({ id: tenantId, blocked }) => {
    if (blocked) return;
    const transact = <T>(work: (tx: TenantTx) => Promise<T>) =>
      runInTenant(pool, { tenantId, userId: null }, work);
    const mailing = { mails, tenantId };
    for (const id of await transact((tx) => listUnanswered(tx, getToday(now)))) {
      try {
        await transact(async (tx) => {
          const request = await makeAbsence(tx, id, { state: 'unanswered' });
          await notifyOfDecision(tx, notices, request);
          await sendRequestMails(tx, mailing, id);
        });
      } catch (error) {
        if (!(error instanceof HttpProblem)) throw error;
        // The request was decided just now, or other leave is on its days.
        if (error.code !== 'absence-overlap') continue;
        await transact(async (tx) => {
          if (await noteOverlap(tx, id)) await sendRequestMails(tx, mailing, id);
        });
      }
    }
  });
}
