import { findOwnItem } from '@ploegplan/server/features/employee-planning/repository';
import { listItems } from '@ploegplan/server/features/planning/repository';
import type { DB } from '@ploegplan/server/platform/database/types';
import { listImages, planningItem } from '@ploegplan/server/platform/gallery/repository';
import { findSession } from '@ploegplan/server/platform/sessions/repository';
import type { TenantTx } from '@ploegplan/server/platform/tenants/transaction';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { subject } from './fill.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** One of the measured calls, with the statements that the app runs for it besides its session check. */
export interface Case {
  name: string;
  path: string;
  statements: Statement[];
}

export interface AppSql {
  /** Opens a transaction in one round trip, as the app does. */
  opening: string;
  session: Statement[];
  cases: Case[];
}

interface Measured {
  tenantId: string;
  employeeId: string;
  itemId: string;
  sessionId: string;
}

/** Takes down what the app's own repositories send to the database, so that the floor and the plans never fall behind. */
export async function readAppSql(
  pool: Pool,
  { tenantId, employeeId, itemId, sessionId }: Measured,
): Promise<AppSql> {
  const taken: Statement[] = [];
  const database = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      taken.push({ text: query.sql, values: [...query.parameters] });
    },
  });
  const take = (work: (tx: TenantTx) => Promise<unknown>) =>
    database.transaction().execute(async (tx) => {
      await sql`select set_config('app.tenant_id', ${tenantId}, true)`.execute(tx);
      taken.length = 0;
      await work(tx as TenantTx);
      return taken.splice(0);
    });

  const { from, to } = subject.week;
  return {
    opening: `begin; set local app.tenant_id = '${tenantId}'; set local app.user_id = ''`,
    session: await take((tx) => findSession(tx, sessionId)),
    cases: [
      { name: 'login check', path: '/api/check-jwt', statements: [] },
      {
        name: 'planning week',
        path: `/api/planning?from=${from}&to=${to}`,
        statements: await take((tx) => listItems(tx, from, to)),
      },
      {
        name: 'employee item',
        path: `/api/employee-planning/planningitem/${itemId}`,
        statements: await take(async (tx) => {
          await findOwnItem(tx, employeeId, itemId);
          await listImages(tx, planningItem(itemId));
        }),
      },
    ],
  };
}
