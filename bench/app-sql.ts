import { clientRecords } from '@ploegplan/server/features/clients/routes';
import { findOwnItem } from '@ploegplan/server/features/employee-planning/repository';
import { listItems } from '@ploegplan/server/features/planning/repository';
import { projectRecords } from '@ploegplan/server/features/projects/service';
import type { DB } from '@ploegplan/server/platform/database/types';
import { listImages, planningItem } from '@ploegplan/server/platform/gallery/repository';
import { findSession } from '@ploegplan/server/platform/sessions/repository';
import type { TenantTx } from '@ploegplan/server/platform/tenants/transaction';
import { readWork } from '@ploegplan/server/platform/work';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { subject } from './fill.ts';

export interface Statement {
  text: string;
  values: unknown[];
}

/** A measured call, with the statements that the app runs for it after its session check. */
export interface Case {
  name: string;
  path: string;
  statements: Statement[];
}

export interface AppSql {
  /** The statement that begins a transaction, as in the app. */
  opening: string;
  session: Statement[];
  cases: Case[];
}

interface Measured {
  tenantId: string;
  employeeId: string;
  itemId: string;
  sessionId: string;
  projectId: string;
}

/** Records the statements of the app's own repositories, so that the baseline and the plans are always up to date. */
export async function readAppSql(
  pool: Pool,
  { tenantId, employeeId, itemId, sessionId, projectId }: Measured,
): Promise<AppSql> {
  const recorded: Statement[] = [];
  const database = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      recorded.push({ text: query.sql, values: [...query.parameters] });
    },
  });
  const recordStatements = (work: (tx: TenantTx) => Promise<unknown>) =>
    database.transaction().execute(async (tx) => {
      await sql`select set_config('app.tenant_id', ${tenantId}, true)`.execute(tx);
      recorded.length = 0;
      await work(tx as TenantTx);
      return recorded.splice(0);
    });

  const { from, to } = subject.week;
  const everything = { includingdeleted: true };
  return {
    opening: `begin; set local app.tenant_id = '${tenantId}'; set local app.user_id = ''`,
    session: await recordStatements((tx) => findSession(tx, sessionId)),
    cases: [
      { name: 'login check', path: '/api/check-jwt', statements: [] },
      {
        name: 'planning week',
        path: `/api/planning?from=${from}&to=${to}`,
        statements: await recordStatements((tx) => listItems(tx, from, to)),
      },
      {
        name: 'employee item',
        path: `/api/employee-planning/planningitem/${itemId}`,
        statements: await recordStatements(async (tx) => {
          await findOwnItem(tx, employeeId, itemId);
          await listImages(tx, planningItem(itemId));
        }),
      },
      {
        name: 'list of projects',
        path: '/api/projects?includingdeleted=true',
        statements: await recordStatements((tx) => projectRecords.list(tx, everything)),
      },
      {
        name: 'list of clients',
        path: '/api/clients?includingdeleted=true',
        statements: await recordStatements((tx) => clientRecords.list(tx, everything)),
      },
      {
        name: 'work of a project',
        path: `/api/projects/${projectId}/work`,
        statements: await recordStatements(async (tx) => {
          await projectRecords.get(tx, projectId);
          await readWork(tx, { projectId });
        }),
      },
    ],
  };
}
