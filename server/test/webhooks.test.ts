import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTenant } from './calls/visitor.ts';
import { makeProject } from './data/factories.ts';
import { makeWebhook, webhookSecret } from './data/webhooks.ts';
import { processEnvironment } from './servers/environment.ts';
import { useOwnServer } from './servers/server.ts';
import { startWebhookReceiver, type WebhookReceiver } from './servers/webhook-receiver.ts';

/** So many changes are told; `npm run webhooks -w server` tells 10,000 and kills ten times. */
const EVENTS = Number(process.env.WEBHOOK_EVENTS ?? 200);
const KILLS = Number(process.env.WEBHOOK_KILLS ?? 1);
const OF_A_RECORD = 5;
/** Of ten messages these fail, whatever they are: 30 %. */
const FAILING = new Set([1, 4, 7]);

const server = useOwnServer();
const tenant = useTenant(server);
let receiver: WebhookReceiver;
let sending: ChildProcess;

async function startSending(): Promise<void> {
  const script = fileURLToPath(new URL('./webhooks/sending-process.ts', import.meta.url));
  sending = spawn(process.execPath, [script], {
    env: processEnvironment({ DATABASE_URL: server.ownerUrl }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (sending.stdout) await once(sending.stdout, 'data');
}

async function kill(): Promise<void> {
  const exited = once(sending, 'exit');
  sending.kill('SIGKILL');
  await exited;
}

beforeAll(async () => {
  receiver = await startWebhookReceiver(webhookSecret, (_, number) => ({
    status: FAILING.has(number % 10) ? 500 : 200,
  }));
  await startSending();
}, 60_000);
afterAll(async () => {
  await kill();
  await receiver[Symbol.asyncDispose]();
});

/** Plans an item and moves it by a day at a time, each in a transaction of its own. */
async function changeItem(projectId: string): Promise<void> {
  const { rows } = await tenant.transact((tx) =>
    sql<{ id: string }>`
      insert into planning_items (id, date, project_id) values (gen_random_uuid(), ${getToday()}, ${projectId}) returning id`.execute(
      tx,
    ),
  );
  for (let change = 1; change < OF_A_RECORD; change++) {
    await tenant.transact((tx) =>
      sql`update planning_items set date = date + 1, version = version + 1 where id = ${rows[0]?.id}`.execute(
        tx,
      ),
    );
  }
}

const countWaiting = async () => {
  const { rows } = await tenant.transact((tx) =>
    sql<{ count: number }>`
      select count(*)::int as count from webhook_deliveries where delivered_at is null`.execute(tx),
  );
  return rows[0]?.count ?? 0;
};

test('every message arrives, in the order of its record, at a receiver that fails 30 %, from a process that is killed', {
  timeout: 60_000 + EVENTS * 20 + KILLS * 60_000,
}, async () => {
  await makeWebhook(tenant, { url: receiver.url });
  const projectId = await makeProject(tenant);
  const began = performance.now();
  let written = 0;
  const write = async () => {
    while (written < EVENTS) {
      written += OF_A_RECORD;
      await changeItem(projectId);
    }
  };
  const interrupt = async () => {
    for (let count = 1; count <= KILLS; count++) {
      while (receiver.received.length < (count * EVENTS) / (KILLS + 1)) await sleep(5);
      await kill();
      await startSending();
    }
  };
  await Promise.all([write(), write(), interrupt()]);
  while ((await countWaiting()) > 0) await sleep(100);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);

  const taken = receiver.received.filter(({ status }) => status < 300);
  const ids = new Set(taken.map(({ id }) => id));
  expect(ids.size).toBe(EVENTS);
  // After a kill a message may arrive twice: the first time counts.
  const firsts = taken.filter(({ id }, at) => taken.findIndex((other) => other.id === id) === at);
  const today = getToday();
  for (const own of Map.groupBy(firsts, ({ data }) => data.id).values()) {
    expect(own.map(({ type, data }) => [type, data.date])).toEqual(
      Array.from({ length: OF_A_RECORD }, (_, day) => [
        day === 0 ? 'planning.created' : 'planning.changed',
        addDays(today, day),
      ]),
    );
  }
  if (process.env.WEBHOOK_EVENTS)
    console.log(
      `${EVENTS} messages: ${seconds} s, ${receiver.received.length} requests, ${taken.length - ids.size} arrived twice; ${KILLS} kills`,
    );
});
