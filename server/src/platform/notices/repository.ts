import { sql } from 'kysely';
import type { EmployeeMail } from '../mail/account-mails.ts';
import type { TenantTx } from '../tenants/transaction.ts';
import type { NoticeKind } from './notices.ts';

/** How long a node may take to send a notice. Another one takes it then. */
const CLAIM = sql`interval '100 seconds'`;

export interface ClaimedNotice {
  id: string;
  employeeId: string;
  kind: NoticeKind;
  title: string;
  body: string;
  path: string;
  date: string | null;
  mail: EmployeeMail | null;
  byMail: boolean;
  /** How often it was tried, with this time. */
  tries: number;
}

export type Way = 'push' | 'mail';

/** The end of a try. */
export type Outcome = { reachedBy: Way } | { unreachable: 'no-way' | 'failed' } | { later: Error };

/** Claims a notice, so that no other node sends it; undefined when the employee was reached. Throws while another node sends it. */
export async function claimNotice(tx: TenantTx, id: string): Promise<ClaimedNotice | undefined> {
  const { rows } = await sql<ClaimedNotice>`
    update notices set claimed_at = clock_timestamp(), tries = tries + 1
     where id = ${id} and reached_at is null and (claimed_at is null or claimed_at < clock_timestamp() - ${CLAIM})
    returning id, employee_id as "employeeId", kind, title, body, path, date::text, mail, by_mail as "byMail", tries`.execute(
    tx,
  );
  if (rows[0]) return rows[0];
  const isWaiting = await tx
    .selectFrom('notices')
    .select('id')
    .where('id', '=', id)
    .where('reached_at', 'is', null)
    .executeTakeFirst();
  if (isWaiting) throw new Error('Another node sends this notice');
  return undefined;
}

/** Records how a try ended, and gives the notice free. */
export async function recordOutcome(tx: TenantTx, id: string, outcome: Outcome): Promise<void> {
  const way = 'reachedBy' in outcome ? outcome.reachedBy : null;
  const why = 'unreachable' in outcome ? outcome.unreachable : null;
  const now = sql<Date>`clock_timestamp()`;
  await tx
    .updateTable('notices')
    .set({
      claimed_at: null,
      reached_by: way,
      reached_at: way && now,
      unreachable_why: why,
      unreachable_since: why && now,
    })
    .where('id', '=', id)
    .execute();
}
