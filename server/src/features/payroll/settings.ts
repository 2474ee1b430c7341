import {
  createClassKind,
  describeKind,
  KILOMETRES,
  listClasses,
} from '@ploegplan/contract/payroll/kinds';
import type {
  PayrollCode,
  PayrollKind,
  PayrollSettings,
  PayrollSettingsUpdate,
} from '@ploegplan/contract/payroll/schemas';
import { sql } from 'kysely';
import { getTenantLockKey } from '../../platform/database/advisory-locks.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { readPayRules } from '../../platform/pay-rules.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

/** Whoever makes a batch or changes what it depends on waits for who does so now. */
export const lockPayroll = (tx: TenantTx) =>
  sql`select pg_advisory_xact_lock(${getTenantLockKey('payroll')})`.execute(tx);

export type Values = Omit<PayrollSettings, 'kinds'>;

const unset: Values = {
  period: 'month',
  includes: { own: true, hired: false, 'self-employed': false },
  nmbrs: null,
  loket: null,
  codes: [],
  version: 0,
};

export async function readValues(tx: TenantTx): Promise<Values> {
  const row = await tx
    .selectFrom('payroll_settings')
    .select((eb) => [
      eb.ref('period').$castTo<Values['period']>().as('period'),
      eb.ref('includes').$castTo<Values['includes']>().as('includes'),
      eb.ref('nmbrs').$castTo<Values['nmbrs']>().as('nmbrs'),
      eb.ref('loket').$castTo<Values['loket']>().as('loket'),
      eb.ref('codes').$castTo<PayrollCode[]>().as('codes'),
      'version',
    ])
    .executeTakeFirst();
  return row ?? unset;
}

/** Reads the names of the kinds of hours and of leave by id, those that were deleted too. */
export async function readKindNames(tx: TenantTx): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from hour_kinds union all select id, name from leave_kinds`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Lists what can have a code: by the pay rules, the kinds that are there, and what was approved by other rules. */
async function listKinds(tx: TenantTx, codes: readonly PayrollCode[]): Promise<PayrollKind[]> {
  const classes = listClasses(await readPayRules(tx)).map(createClassKind);
  const { rows } = await sql<{ kind: string }>`
    (select 'hours:' || id as kind from hour_kinds where deleted_at is null order by is_standard desc, name, id)
    union all
    (select 'leave:' || id from leave_kinds where deleted_at is null order by name, id)
    union all
    (select distinct 'closure:' || account from leave_lines where type = 'use' and absence_id is null order by 1)`.execute(
    tx,
  );
  const found = [...classes, ...rows.map(({ kind }) => kind), KILOMETRES];
  const names = await readKindNames(tx);
  return [...new Set([...found, ...codes.map(({ kind }) => kind)])].map((kind) =>
    describeKind(kind, names),
  );
}

export async function readSettings(tx: TenantTx): Promise<PayrollSettings> {
  const values = await readValues(tx);
  return { ...values, kinds: await listKinds(tx, values.codes) };
}

const getOrder = ({ kind, firstDay }: PayrollCode) => `${kind} ${firstDay ?? ''}`;

export async function changeSettings(
  tx: TenantTx,
  { version, ...values }: PayrollSettingsUpdate,
): Promise<PayrollSettings> {
  await lockPayroll(tx);
  const stored = await readValues(tx);
  if (stored.version !== version)
    throw new HttpProblem('stale-version', { current: await readSettings(tx) });
  const toJson = (value: unknown) => (value === null ? null : JSON.stringify(value));
  const row = {
    period: values.period,
    includes: JSON.stringify(values.includes),
    nmbrs: toJson(values.nmbrs),
    loket: toJson(values.loket),
    codes: JSON.stringify(values.codes.toSorted((a, b) => (getOrder(a) < getOrder(b) ? -1 : 1))),
    version: version + 1,
  };
  await tx
    .insertInto('payroll_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(row))
    .execute();
  return readSettings(tx);
}
