import { session } from '@ploegplan/contract/session/endpoints';
import Fastify, { type FastifyError } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { connected } from '../../../test/data/database-rows.ts';
import { useOwnServer } from '../../../test/servers/server.ts';
import { answerError } from '../http/errors.ts';

const server = useOwnServer({ silenceSeconds: 2 });
const { browser } = useVisitor(server);

/** Stops the processes of PostgreSQL that serve the connections of the app, as a frozen machine would. */
async function freezeConnections(): Promise<void> {
  const pids = await connected(server.ownerUrl, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    return rows.map(({ pid }) => pid);
  });
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  onTestFinished(() => {
    for (const pid of pids) process.kill(pid, 'SIGCONT');
  });
}

it.skipIf(process.platform === 'win32')(
  'a request gets 503 with Retry-After when the database is silent, and the next one a new connection',
  async () => {
    expect((await browser.call(session.check)).statusCode).toBe(200);
    await freezeConnections();
    const answers = await Promise.all([1, 2].map(() => browser.call(session.check)));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(503);
    const silent = answers.find(({ statusCode }) => statusCode === 503);
    expect(silent?.headers['retry-after']).toBe('2');
    // A pooler may have more connections that are frozen, and each is found out by itself.
    await expect
      .poll(async () => (await browser.call(session.check)).statusCode, { timeout: 15_000 })
      .toBe(200);
  },
);

it('a request gets 503 with Retry-After when PostgreSQL ended its statement for its time', async () => {
  const app = Fastify().setErrorHandler<FastifyError>(answerError);
  app.get('/', () => server.database.pool.query('set statement_timeout = 1; select pg_sleep(9)'));
  const { statusCode, headers } = await app.inject('/');
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
});
