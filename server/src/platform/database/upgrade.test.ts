import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allRows } from '../../../test/data/database-rows.ts';
import { oldRows } from '../../../test/data/old-rows.ts';
import { listMigrations, migrateBefore } from '../../../test/data/old-schema.ts';
import { makeDatabase } from '../../../test/servers/server.ts';
import { migrate } from './migrate.ts';

type Row = Record<string, unknown>;

let database: Awaited<ReturnType<typeof makeDatabase>>;
let owner: pg.Client;
beforeEach(async () => {
  database = await makeDatabase('empty');
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
});
afterEach(async () => {
  await owner.end();
  await database.drop();
});

const readRows = async () => {
  const all = Object.entries(await allRows(database.url));
  return new Map(all.map(([name, rows]) => [name, rows.map((row): Row => JSON.parse(row))]));
};

/** What migrations change in rows, on purpose; each has a test of its own in data-migrations.test.ts or of its subject. */
const changes: Record<string, (table: string, row: Row) => Row> = {
  // Statuses get other numbers, in the same order.
  '0009-projects-and-statuses.sql': (table, { position, ...row }) =>
    table === 'project_statuses' ? row : { ...row, ...(position !== undefined && { position }) },
  // The hours of an employee become those of a first contract.
  '0017-employees.sql': (table, { contract_hours: hours, ...row }) =>
    table === 'employees'
      ? { ...row, contracts: hours === null ? [] : [{ from: null, hours }] }
      : row,
  // The break becomes that of each working day.
  '0031-company-settings.sql': (table, { break_minutes: minutes, ...row }) =>
    table === 'tenants'
      ? row
      : { ...row, ...(minutes !== undefined && { break_minutes: minutes }) },
  // What is no working time is travel or, by its name, absence.
  '0062-meaning-of-hour-kinds.sql': (table, { is_worked: isWorked, ...row }) =>
    table === 'hour_kinds' ? { ...row, meaning: isWorked ? 'work' : 'travel' } : row,
  // Overtime is paid, as before.
  '0094-overtime-saved-as-time.sql': (table, row) =>
    table === 'pay_rules'
      ? {
          ...row,
          rules: expect.objectContaining({ timeForTime: { isUsual: false, counts: 'worth' } }),
        }
      : row,
  // The register of scaffolds is off until a company switches it on.
  '0111-scaffolds.sql': (table, row) =>
    table === 'tenants'
      ? { ...row, hidden_parts: expect.arrayContaining([row.hidden_parts, 'scaffolds'].flat()) }
      : row,
  // And so is the weather; after both, what the register expects holds too.
  '0113-weather.sql': (table, row) =>
    table === 'tenants' && Array.isArray(row.hidden_parts)
      ? { ...row, hidden_parts: expect.arrayContaining([...row.hidden_parts, 'weather']) }
      : row,
};

/** Throws when a row is gone or has other values. Columns may have come, and a migration may add rows to the tables of kinds. */
function expectRows(now: Map<string, Row[]>, before: Map<string, Row[]>, ...by: string[]): void {
  const changed = (table: string, first: Row) =>
    by.reduce((row, name) => changes[name]?.(table, row) ?? row, first);
  for (const [table, rows] of before) {
    for (const row of rows) {
      expect(now.get(table), `${table} after ${by.join(', ')}`).toContainEqual(
        expect.objectContaining(changed(table, row)),
      );
    }
  }
}

it('every migration keeps the rows that the versions before it wrote', async () => {
  const migrations = await listMigrations();
  let before = new Map<string, Row[]>();
  for (const [index, name] of migrations.entries()) {
    await migrateBefore(owner, migrations[index + 1] ?? '9999');
    expectRows(await readRows(), before, name);
    for (const company of [1, 2]) await owner.query(oldRows(company, name) ?? 'select');
    before = await readRows();
  }
  const empty = [...before].filter(([, rows]) => rows.length === 0).map(([table]) => table);
  // Filled by each start of the app.
  expect(empty).toEqual(['application_privileges']);
}, 60_000);

it('an upgrade over all versions at once keeps the rows of the first', async () => {
  const [, second = '', third = ''] = await listMigrations();
  await migrateBefore(owner, third);
  for (const company of [1, 2]) await owner.query(oldRows(company, second) ?? '');
  const before = await readRows();
  await migrate(owner);
  expectRows(
    await readRows(),
    before,
    '0009-projects-and-statuses.sql',
    '0111-scaffolds.sql',
    '0113-weather.sql',
  );
});
