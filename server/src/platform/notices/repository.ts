import type { NoticeSettings } from '@ploegplan/contract/notice-settings/schemas';
import type { NoticeKind, NoticeWay, PushSubscription } from '@ploegplan/contract/notices/schemas';
import { sql } from 'kysely';
import type { EmployeeMail } from '../mail/account-mails.ts';
import { findEmployeeAddresses } from '../mail/repository.ts';
import type { TenantTx } from '../tenants/transaction.ts';

/** How long a node may take to send a notice. Another one takes it then. */
const CLAIM = sql`interval '100 seconds'`;

export interface ClaimedNotice {
  id: string;
  employeeId: string;
  title: string;
  body: string;
  path: string;
  date: string | null;
  mail: EmployeeMail | null;
  byMail: boolean;
  /** How often it was tried, with this time. */
  tries: number;
}

/** The end of a try. */
export type Outcome =
  | { reachedBy: NoticeWay }
  | { unreachable: 'no-way' | 'failed' }
  | { notBefore: Date }
  | { later: Error };

/** Claims a notice, so that no other node sends it; undefined when the employee was reached. Throws while another node sends it. */
export async function claimNotice(tx: TenantTx, id: string): Promise<ClaimedNotice | undefined> {
  const { rows } = await sql<ClaimedNotice>`
    update notices set claimed_at = clock_timestamp(), tries = tries + 1
     where id = ${id} and reached_at is null and (claimed_at is null or claimed_at < clock_timestamp() - ${CLAIM})
    returning id, employee_id as "employeeId", title, body, path, date::text, mail, by_mail as "byMail", tries`.execute(
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
      ...('notBefore' in outcome && { not_before: outcome.notBefore }),
    })
    .where('id', '=', id)
    .execute();
}

/** The browsers of employees that get push messages: as long as somebody is signed in there. */
const selectSubscriptions = (tx: TenantTx, employeeIds: readonly string[]) =>
  tx
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions', 'sessions.id', 'p.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.employee_id as employeeId', 'p.endpoint', 'p.p256dh', 'p.auth'])
    .where('users.employee_id', 'in', [...employeeIds])
    .where('users.active', '=', true)
    .where('sessions.expires_at', '>', new Date());

export interface Ways {
  firstWay: NoticeWay;
  subscriptions: PushSubscription[];
  /** Empty for who has none. */
  email: string;
}

export async function findWays(tx: TenantTx, employeeId: string): Promise<Ways> {
  const choice = await tx
    .selectFrom('notice_choices')
    .select((eb) => eb.ref('first_way').$castTo<NoticeWay>().as('firstWay'))
    .where('employee_id', '=', employeeId)
    .executeTakeFirst();
  return {
    firstWay: choice?.firstWay ?? 'push',
    subscriptions: await selectSubscriptions(tx, [employeeId]).execute(),
    email: (await findEmployeeAddresses(tx, [employeeId])).get(employeeId)?.email ?? '',
  };
}

/** The employees who have a way to be reached and did not switch off this kind. */
export async function findReachable(
  tx: TenantTx,
  employeeIds: readonly string[],
  kind: NoticeKind,
): Promise<Set<string>> {
  if (employeeIds.length === 0) return new Set();
  const withPush = await selectSubscriptions(tx, employeeIds).execute();
  const reachable = new Set((await findEmployeeAddresses(tx, employeeIds)).keys());
  for (const { employeeId } of withPush) if (employeeId) reachable.add(employeeId);
  const off = await tx
    .selectFrom('notice_choices')
    .select('employee_id')
    .where(sql<boolean>`${kind} = any (kinds_off)`)
    .execute();
  for (const { employee_id } of off) reachable.delete(employee_id);
  return reachable;
}

export async function removeSubscriptions(tx: TenantTx, endpoints: readonly string[]) {
  if (endpoints.length === 0) return;
  await tx
    .deleteFrom('push_subscriptions')
    .where('endpoint', 'in', [...endpoints])
    .execute();
}

const usual: NoticeSettings = {
  quietFrom: '20:00',
  quietUntil: '06:00',
  tellsNextDay: true,
  version: 0,
};

export async function readNoticeSettings(tx: TenantTx): Promise<NoticeSettings> {
  const { rows } = await sql<NoticeSettings>`
    select to_char(quiet_from, 'HH24:MI') as "quietFrom", to_char(quiet_until, 'HH24:MI') as "quietUntil",
           tells_next_day as "tellsNextDay", version
      from notice_settings`.execute(tx);
  return rows[0] ?? usual;
}
