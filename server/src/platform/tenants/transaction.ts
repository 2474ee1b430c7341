import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Transaction,
} from 'kysely';
import type { Pool } from 'pg';
import type { DB } from '../database/types.ts';
import { getTurns } from './turns.ts';

declare const brand: unique symbol;

/** A transaction with its tenant set. Only `runInTenant` creates one, so no query can run without a tenant. */
export type TenantTx = Transaction<DB> & { readonly [brand]: true };

/** The tenant whose rows a transaction sees, and the user in the change log. */
export interface TenantScope {
  tenantId: string;
  userId: string | null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Begins each transaction and sets its tenant, in one round trip. */
class TenantDriver extends PostgresDriver {
  readonly #opening: CompiledQuery;

  constructor(pool: Pool, { tenantId, userId }: TenantScope) {
    super({ pool });
    for (const id of [tenantId, userId ?? tenantId]) {
      if (!uuid.test(id)) throw new TypeError(`Not an id: ${id}`);
    }
    this.#opening = CompiledQuery.raw(
      `begin; set local app.tenant_id = '${tenantId}'; set local app.user_id = '${userId ?? ''}'`,
    );
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(this.#opening);
  }
}

/**
 * Commits when `work` returns, rolls back when it throws. No uploads, mails or other network calls, and no transaction within another: it
 * holds a connection, of which the users of a tenant have some at a time.
 */
export function runInTenant<T>(
  pool: Pool,
  scope: TenantScope,
  work: (tx: TenantTx) => Promise<T>,
): Promise<T> {
  const database = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new TenantDriver(pool, scope),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  });
  const transact = () => database.transaction().execute((tx) => work(tx as TenantTx));
  // Jobs have limits of their own, and what nobody asked for must not wait for what somebody did.
  return scope.userId === null ? transact() : getTurns(pool).run(scope.tenantId, transact);
}

/** Does work that no user asked for: the rows and logs that it writes name nobody. */
export async function runAsNobody<T>(tx: TenantTx, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ user: string }>`
    select current_setting('app.user_id') as "user"`.execute(tx);
  const actAs = (user: string) => sql`select set_config('app.user_id', ${user}, true)`.execute(tx);
  await actAs('');
  const result = await work();
  await actAs(rows[0]?.user ?? '');
  return result;
}
