import { randomUUIDv7, type UUID } from 'node:crypto';
import { payroll } from '@ploegplan/contract/payroll/endpoints';
import { sql } from 'kysely';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { JANUARY, setPayroll, usePaidWorker } from '../../../test/data/payroll.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser, office, work } = usePaidWorker(server);

describe('a batch', () => {
  it('is one when two users make it at once, and the same when it is sent again', async () => {
    await setPayroll(browser, tenant);
    await work(8);
    const ids = [randomUUIDv7(), randomUUIDv7()];
    const answers = await Promise.all(ids.map((id) => office.makeBatch(JANUARY, id)));
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
    const [batch, ...others] = await browser.get(payroll.list);
    expect(others).toEqual([]);
    expect((await office.makeBatch(JANUARY, batch?.id as UUID)).json()).toEqual(batch);
  });

  it('is wholly gone when the server dies while it is made', async () => {
    await setPayroll(browser, tenant);
    await work(8);
    const holder = new Client(server.ownerUrl);
    await holder.connect();
    const waiting = `select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "payroll_files"%'`;
    const isMaking = async () => {
      // A transaction sees the activity as it was at its first look.
      await holder.query('select pg_stat_clear_snapshot()');
      return ((await holder.query(waiting)).rowCount ?? 0) > 0;
    };
    let answer: ReturnType<typeof office.makeBatch>;
    try {
      await holder.query('begin; lock table payroll_files in exclusive mode');
      answer = office.makeBatch();
      await expect.poll(isMaking, { timeout: 9_000 }).toBe(true);
      await holder.query(`select pg_terminate_backend(pid) from (${waiting}) maker`);
    } finally {
      await holder.end();
    }
    expect((await answer).statusCode).toBeGreaterThanOrEqual(500);
    const left = await tenant.transact((tx) =>
      tx.selectFrom('payroll_lines').select('id').execute(),
    );
    expect([await browser.get(payroll.list), left]).toEqual([[], []]);
    expect((await office.makeBatch()).json()).toMatchObject({ number: 1 });
  });

  it('cannot be changed or deleted by the application, nor can its lines and files', async () => {
    await setPayroll(browser, tenant);
    await work(8);
    await office.makeBatch();
    const statements = [
      'update payroll_batches set last_day = last_day + 1',
      'delete from payroll_batches',
      ...['lines', 'files'].flatMap((what) => [
        `update payroll_${what} set batch_id = batch_id`,
        `delete from payroll_${what}`,
      ]),
    ];
    for (const statement of statements) {
      const attempt = tenant.transact((tx) => sql.raw(statement).execute(tx));
      await expect(attempt, statement).rejects.toThrow(/permission denied/);
    }
  });
});
