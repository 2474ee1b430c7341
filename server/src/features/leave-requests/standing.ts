import type { Pool } from 'pg';
import { forEachOf } from '../../platform/each-of.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { selectRequests, toRequest } from '../../platform/leave/requests.ts';
import type { AccountMails } from '../../platform/mail/account-mails.ts';
import type { Notices } from '../../platform/notices/notices.ts';
import { findNext, forEachDueTenant } from '../../platform/tenants/each.ts';
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

/** Requests are looked at from the begin of the day after the last one for an answer. */
const LOOK_AT = '00:00:00';

interface Unanswered {
  tenantId: string;
  ids: string[];
}

/** Makes requests that nobody answered in time absences (BW 7:638, 2), each by itself; the employee and the office are told. */
export async function approveUnansweredEverywhere(
  { pool, mails, notices }: { pool: Pool; mails: AccountMails; notices: Notices },
  now = new Date(),
): Promise<void> {
  const unanswered: Unanswered[] = [];
  const look = forEachDueTenant(pool, 'leave-requests', { now }, async (tx, tenantId, moment) => {
    const ids = await listUnanswered(tx, moment.day);
    if (ids.length > 0) unanswered.push({ tenantId, ids });
    // What fails is tried again soon.
    if (ids.length > 0) return now;
    const open = tx.selectFrom('leave_requests').select('id').where('state', '=', 'requested');
    return (await open.executeTakeFirst()) ? findNext(moment, LOOK_AT) : null;
  });
  const approve = async ({ tenantId, ids }: Unanswered) => {
    const transact = <T>(work: (tx: TenantTx) => Promise<T>) =>
      runInTenant(pool, { tenantId, userId: null }, work);
    const mailing = { mails, tenantId };
    for (const id of ids) {
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
  };
  // A tenant where the look fails holds up no other one.
  await look.finally(() => forEachOf(unanswered, approve));
}
