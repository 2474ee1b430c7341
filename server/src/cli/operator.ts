import { userInfo } from 'node:os';
import type { Endpoint } from '@ploegplan/contract/endpoint';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { record } from '../platform/audit/log.ts';
import type { Database } from '../platform/database/pool.ts';
import type { Call } from '../platform/http/route.ts';
import { type Tenant, TenantDirectory } from '../platform/tenants/directory.ts';
import { runInTenant, type TenantTx } from '../platform/tenants/transaction.ts';

/** A command is rejected; the message is one sentence for the operator. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** The database and configuration that a command uses. */
export interface Installation extends Pick<Database, 'pool' | 'listener'> {
  config: Config;
}

/** The system user; empty in a container whose user id has no name. */
function readOperatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

/** Adds an entry to the audit log with the operator as actor, by system user name. */
export const recordAudit: Call<Endpoint>['audit'] = (tx, event, what = {}) =>
  record(tx, { ...what, event, actor: { kind: 'operator', id: null, name: readOperatorName() } });

export const listTenants = ({ pool }: Installation) => new TenantDirectory(pool).all();

export async function requireTenant(installation: Installation, name: string): Promise<Tenant> {
  const tenant = (await listTenants(installation)).find((it) => it.name === name.toLowerCase());
  if (!tenant) throw new CommandError(`There is no tenant ${name}.`);
  return tenant;
}

/** Runs work in one transaction on the rows of a tenant, without a user. */
export const runForTenant = <T>(
  { pool }: Installation,
  tenantId: string,
  work: (tx: TenantTx) => Promise<T>,
): Promise<T> => runInTenant(pool, { tenantId, userId: null }, work);

/** Parses a value; throws the sentence about its first invalid field. */
export function parseValue<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  sentence: (field: string) => string,
): z.output<S> {
  const { success, data, error } = z.safeParse(schema, value);
  if (success) return data;
  throw new CommandError(sentence(error.issues[0]?.path.join('.') ?? ''));
}

/** Wraps the work of a command: opens the database before it and closes it afterwards. */
export type Run = <Options>(
  work: (installation: Installation, options: Options) => Promise<void>,
) => (options: Options) => Promise<void>;

/** Wraps the work of a command that opens what it needs itself; what it defers is closed afterwards. */
export type RunUnopened = (
  work: (config: Config, open: AsyncDisposableStack, ...given: string[]) => Promise<void>,
) => (...given: string[]) => Promise<void>;
