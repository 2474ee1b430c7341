import type {
  NoticeSettings,
  NoticeSettingsChange,
} from '@ploegplan/contract/notice-settings/schemas';
import type {
  OptionalNoticeKind,
  OwnNotices,
  OwnNoticesChange,
  PushSubscription,
} from '@ploegplan/contract/notices/schemas';
import { sql } from 'kysely';
import { HttpProblem } from '../../platform/http/problem.ts';
import { findWays, readNoticeSettings } from '../../platform/notices/repository.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

interface Owner {
  id: string;
  employeeId: string;
}

export async function readOwnNotices(
  tx: TenantTx,
  { id, employeeId }: Owner,
): Promise<Omit<OwnNotices, 'pushKey'>> {
  const choice = await tx
    .selectFrom('notice_choices')
    .select((eb) => [eb.ref('kinds_off').$castTo<OptionalNoticeKind[]>().as('kindsOff'), 'version'])
    .where('employee_id', '=', employeeId)
    .executeTakeFirst();
  const { firstWay, subscriptions, email } = await findWays(tx, employeeId);
  return {
    firstWay,
    kindsOff: choice?.kindsOff ?? [],
    version: choice?.version ?? 0,
    email,
    isSubscribed: (await findSubscription(tx, id)) !== undefined,
    devices: subscriptions.length,
  };
}

/** Fails when the choices were changed since. */
export async function chooseNotices(
  tx: TenantTx,
  owner: Owner,
  { firstWay, kindsOff, version }: OwnNoticesChange,
): Promise<void> {
  const values = { first_way: firstWay, kinds_off: kindsOff };
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('notice_choices')
    .values({ employee_id: owner.employeeId, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'employee_id'])
        .doUpdateSet({ ...values, version: sql<number>`notice_choices.version + 1` })
        .where('notice_choices.version', '=', version),
    )
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw new HttpProblem('stale-version');
}

export const findSubscription = (
  tx: TenantTx,
  sessionId: string,
): Promise<PushSubscription | undefined> =>
  tx
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();

/** The browser of a session has one subscription, and who signed in there last has it. */
export async function keepSubscription(
  tx: TenantTx,
  sessionId: string,
  subscription: PushSubscription,
): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', subscription.endpoint)
    .where('session_id', '<>', sessionId)
    .execute();
  await tx
    .insertInto('push_subscriptions')
    .values({ session_id: sessionId, ...subscription })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'session_id']).doUpdateSet(subscription),
    )
    .execute();
}

export async function removeSubscription(tx: TenantTx, sessionId: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
}

/** Changes the settings; fails when they were changed since. */
export async function changeNoticeSettings(
  tx: TenantTx,
  { quietFrom, quietUntil, tellsNextDay, version }: NoticeSettingsChange,
): Promise<NoticeSettings> {
  const values = { quiet_from: quietFrom, quiet_until: quietUntil, tells_next_day: tellsNextDay };
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('notice_settings')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('tenant_id')
        .doUpdateSet({ ...values, version: sql<number>`notice_settings.version + 1` })
        .where('notice_settings.version', '=', version),
    )
    .executeTakeFirst();
  const current = await readNoticeSettings(tx);
  if (numInsertedOrUpdatedRows === 0n) throw new HttpProblem('stale-version', { current });
  return current;
}
