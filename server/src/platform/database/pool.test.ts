import pg from 'pg';
import { expect, test } from 'vitest';
import { makeDatabase } from '../../../test/servers/server.ts';
import { openDatabase } from './pool.ts';

test('openDatabase reports and replaces a connection that breaks while in use', async () => {
  const { url, drop } = await makeDatabase();
  const { promise: lost, resolve: onConnectionLost } = Promise.withResolvers<Error>();
  const database = await openDatabase(url, { onConnectionLost });
  const client = await database.pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');

  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  expect((await lost).message).toMatch(/terminat/);
  client.release();
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);

  await owner.end();
  await database.close();
  await drop();
});

test('openDatabase opens several databases of one server at the same time', async () => {
  const databases = await Promise.all(Array.from({ length: 12 }, () => makeDatabase()));
  const opened = await Promise.all(databases.map(({ url }) => openDatabase(url)));
  for (const { pool } of opened) {
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  }
  await Promise.all(opened.map(({ close }) => close()));
  await Promise.all(databases.map(({ drop }) => drop()));
});

test('openDatabase rejects an owner without a password, because the password of the application role is derived from it', async () => {
  await expect(openDatabase('postgres://ploegplan@localhost/ploegplan')).rejects.toThrow(
    'its role needs a password',
  );
});

test('PostgreSQL ends statements and idle transactions of the application by the limits of its role, whoever opened the connection', async () => {
  const { url, drop } = await makeDatabase();
  const { pool, close } = await openDatabase(url);
  const { rows } = await pool.query(
    `select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  expect(rows).toEqual([{ statement: '10s', idle: '30s' }]);
  await close();
  await drop();
});
