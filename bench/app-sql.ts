import { addDays } from '@ploegplan/contract/dates/dates';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { clientRecords } from '@ploegplan/server/features/clients/routes';
import { findOwnItem } from '@ploegplan/server/features/employee-planning/repository';
import { listHours } from '@ploegplan/server/features/hours/repository';
import { writeDays } from '@ploegplan/server/features/planning/listed';
import { projectRecords } from '@ploegplan/server/features/projects/service';
import type { DB } from '@ploegplan/server/platform/database/types';
import { listDayImages } from '@ploegplan/server/platform/gallery/repository';
import { findAccount } from '@ploegplan/server/platform/sessions/accounts';
import { findSession } from '@ploegplan/server/platform/sessions/repository';
import type { TenantTx } from '@ploegplan/server/platform/tenants/transaction';
import { readWork } from '@ploegplan/server/platform/work';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { subject } from './fill.ts';
import { floorOf } from './planning-floor.ts';

export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

/** A measured call, with the statements that the baseline runs for it after its session check. */
export interface Case {
  name: string;
  /** Called in turn. */
  requests: { path: string; statements: Statement[] }[];
  /** The app is called with the validator of its answer, so that it answers that nothing changed. */
  conditional?: true;
}

export interface AppSql {
  /** The statement that begins a transaction, as in the app. */
  opening: string;
  session: Statement[];
  cases: Case[];
  /** What the app itself runs for the planning week. */
  planning: Statement[];
  /** To sign in, before the password is verified. */
  login: Statement[];
  /** The hours of four weeks. */
  hours: Statement[];
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
  const planned = (first: string, last: string) => ({
    path: `/api/planning?from=${first}&to=${last}`,
    statements: floorOf(first, last),
  });
  // Other days each time, and a few more of them.
  const weeks = Array.from({ length: 14 * 14 }, (_, n) =>
    planned(addDays(from, -Math.floor(n / 14)), addDays(to, n % 14)),
  );
  const one = (name: string, path: string, statements: Statement[]): Case => ({
    name,
    requests: [{ path, statements }],
  });
  const everything = { includingdeleted: true };
  return {
    opening: `begin; set local app.tenant_id = '${tenantId}'; set local app.user_id = ''`,
    session: await recordStatements((tx) => findSession(tx, sessionId)),
    cases: [
      { name: 'login check', requests: [{ path: '/api/check-jwt', statements: [] }] },
      { name: 'planning week', requests: weeks },
      { name: 'planning week, unchanged', requests: [planned(from, to)], conditional: true },
      one(
        'employee item',
        `/api/employee-planning/planningitem/${itemId}`,
        await recordStatements(async (tx) => {
          await findOwnItem(tx, employeeId, itemId);
          await listDayImages(tx, itemId);
        }),
      ),
      one(
        'list of projects',
        '/api/projects?includingdeleted=true',
        await recordStatements((tx) => projectRecords.list(tx, everything)),
      ),
      one(
        'list of clients',
        '/api/clients?includingdeleted=true',
        await recordStatements((tx) => clientRecords.list(tx, everything)),
      ),
      one(
        'work of a project',
        `/api/projects/${projectId}/work`,
        await recordStatements(async (tx) => {
          await projectRecords.get(tx, projectId);
          await readWork(tx, { projectId }, usualWeek);
        }),
      ),
    ],
    planning: (await recordStatements((tx) => writeDays(tx, { from, to }))).map((it) => ({
      ...it,
      name: 'the whole answer',
    })),
    login: await recordStatements((tx) => findAccount(tx, subject.username)),
    hours: await recordStatements((tx) => listHours(tx, subject.month)),
  };
}
