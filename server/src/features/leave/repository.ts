import type {
  LeaveLine,
  LeaveSettings,
  LeaveWarning,
  LotKind,
} from '@ploegplan/contract/leave/schemas';
import type { LeaveAccount } from '@ploegplan/contract/leave-kinds/schemas';
import { type Insertable, sql } from 'kysely';
import type { LeaveLines } from '../../platform/database/types.ts';
import type { Grants } from '../../platform/leave/rows.ts';
import { selectUserName } from '../../platform/record-history.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

interface StoredSettings {
  startYear: number | null;
  grants: Grants[];
  version: number;
}

export const findSettings = (tx: TenantTx): Promise<StoredSettings | undefined> =>
  tx
    .selectFrom('leave_settings')
    .select((eb) => [
      'start_year as startYear',
      eb.ref('grants').$castTo<Grants[]>().as('grants'),
      'version',
    ])
    .executeTakeFirst();

interface NewSettings {
  startYear: LeaveSettings['startYear'];
  grants: readonly Grants[];
}

/** Stores the settings if they still have this version; 0 when there are none. Returns whether they had. */
export async function storeSettings(
  tx: TenantTx,
  version: number,
  { startYear, grants }: NewSettings,
): Promise<boolean> {
  const values = { start_year: startYear, grants: JSON.stringify(grants) };
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('leave_settings')
    .values({ ...values, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('tenant_id')
        .doUpdateSet({
          ...values,
          version: sql<number>`leave_settings.version + ((leave_settings.start_year, leave_settings.grants)
            is distinct from (excluded.start_year, excluded.grants))::int`,
        })
        .where('leave_settings.version', '=', version),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export const listLines = async (
  tx: TenantTx,
  employeeId: string,
  { from, to }: { from: string; to: string },
): Promise<LeaveLine[]> => {
  const rows = await tx
    .selectFrom('leave_lines as line')
    .select((eb) => [
      'id',
      'day',
      eb.ref('type').$castTo<LeaveLine['type']>().as('type'),
      eb.ref('account').$castTo<LeaveAccount>().as('account'),
      'quarters',
      eb.ref('lot_kind').$castTo<LotKind | null>().as('lotKind'),
      'expires_on as expiresOn',
      'absence_id as absenceId',
      'counters',
      eb
        .exists(
          eb
            .selectFrom('leave_lines as other')
            .select('other.id')
            .whereRef('other.counters', '=', 'line.id'),
        )
        .$castTo<boolean>()
        .as('countered'),
      'note',
      'at',
      selectUserName('line.user_id').as('by'),
    ])
    .where('employee_id', '=', employeeId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ quarters, at, ...line }) => ({
    ...line,
    hours: quarters / 4,
    at: at.toISOString(),
  }));
};

export const listWarnings = async (tx: TenantTx, employeeId: string): Promise<LeaveWarning[]> => {
  const rows = await tx
    .selectFrom('leave_warnings')
    .select([
      'id',
      'at',
      selectUserName('user_id').as('by'),
      'expires_on as expiresOn',
      'quarters',
      'text',
      'told_on as toldOn',
      'told_how as toldHow',
    ])
    .where('employee_id', '=', employeeId)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ at, quarters, ...warning }) => ({
    ...warning,
    at: at.toISOString(),
    hours: quarters / 4,
  }));
};

export const findWarning = (tx: TenantTx, id: string) =>
  tx.selectFrom('leave_warnings').select('id').where('id', '=', id).executeTakeFirst();

/** Inserts a line of the office; a repeated one is the same. */
export const insertCorrection = (tx: TenantTx, line: Insertable<LeaveLines>) =>
  tx
    .insertInto('leave_lines')
    .values(line)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doNothing())
    .execute();

/** A line that the office wrote, and that counters no other. */
export const findCounterable = (tx: TenantTx, id: string) =>
  tx
    .selectFrom('leave_lines')
    .select(['employee_id', 'type', 'account', 'day', 'quarters', 'lot', 'lot_kind', 'expires_on'])
    .where('id', '=', id)
    .where('type', 'in', ['correction', 'payout'])
    .where('counters', 'is', null)
    .executeTakeFirst();

/** Inserts a countering line, unless another one counters the same; false then. */
export async function insertCounter(
  tx: TenantTx,
  line: Insertable<LeaveLines> & { id: string; counters: string },
): Promise<boolean> {
  await tx
    .insertInto('leave_lines')
    .values(line)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await tx
    .selectFrom('leave_lines')
    .select('id')
    .where('id', '=', line.id)
    .where('counters', '=', line.counters)
    .executeTakeFirst();
  return row !== undefined;
}
