import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTenant } from '../../../test/calls/visitor.ts';
import { jobsDone } from '../../../test/servers/mailbox.ts';
import { type PushService, startPushService } from '../../../test/servers/push-service.ts';
import { asOwner, useOwnServer } from '../../../test/servers/server.ts';
import { Notices } from './notices.ts';

/** So many people are told something at once; `npm run push -w server` sends 10,000. */
const PEOPLE = Number(process.env.PUSH_PEOPLE ?? 300);

const server = useOwnServer({ mail: true });
const tenant = useTenant(server);
let service: PushService;
beforeAll(async () => {
  service = await startPushService();
  await asOwner(server.ownerUrl, 'update pgboss.queue set retry_delay = 0, retry_backoff = false');
});
afterAll(() => service[Symbol.asyncDispose]());

/** A third fails: a ninth of the phones ended their subscription, a ninth is served at the third try, a ninth never. */
function answer(person: number, request: number): number {
  if (person % 9 === 0) return 410;
  if (person % 9 === 3) return [429, 503, 201][request] ?? 201;
  return person % 9 === 6 ? 500 : 201;
}

/** People with an account that is signed in on a phone; every second one has a mail address. */
async function addPeople(subscriptions: readonly object[]): Promise<void> {
  await tenant.transact((tx) =>
    sql`
      with people as (
        select *, gen_random_uuid() as employee, gen_random_uuid() as account, gen_random_uuid() as session
          from jsonb_to_recordset(${JSON.stringify(subscriptions)}) as p (number int, endpoint text, p256dh text, auth text)),
      e as (insert into employees (id, name, email)
        select employee, 'Werknemer ' || number, case when number % 2 = 0 then number || '@example.nl' else '' end from people),
      u as (insert into users (id, username, user_type, employee_id) select account, 'werknemer' || number, 'employee', employee from people),
      s as (insert into sessions (id, user_id, expires_at) select session, account, now() + interval '1 hour' from people)
      insert into push_subscriptions (session_id, endpoint, p256dh, auth) select session, endpoint, p256dh, auth from people`.execute(
      tx,
    ),
  );
}

const listPeople = () =>
  tenant.transact((tx) =>
    tx
      .selectFrom('employees')
      .leftJoin('notices', 'notices.employee_id', 'employees.id')
      .select(['employees.id', 'name', 'reached_by', 'unreachable_why'])
      .execute(),
  );

test('everybody is reached once, or is listed, by a push service that fails a third of the time', {
  timeout: 20_000 + PEOPLE * 30,
}, async () => {
  const devices = Array.from({ length: PEOPLE }, (_, person) =>
    service.addDevice((request) => answer(person, request)),
  );
  await addPeople(devices.map(({ subscription }, number) => ({ number, ...subscription })));
  const people = await listPeople();
  const began = performance.now();
  await tenant.transact((tx) =>
    new Notices(server.jobs).notifyEmployees(
      tx,
      people.map(({ id, name }) => ({
        ...{ employeeId: id, kind: 'plan', key: `plan ${id}`, title: `Planning van ${name}` },
        ...{ body: 'di 1 december, 07:00 – 16:00: Kade', path: '/employeeplanning' },
      })),
    ),
  );
  const told = performance.now();
  await jobsDone(server);
  const seconds = (until: number) => ((until - began) / 1000).toFixed(1);
  const requests = devices.reduce((sum, { received }) => sum + received.length, 0);
  if (process.env.PUSH_PEOPLE)
    console.log(
      `${PEOPLE} people: ${seconds(told)} s until committed, ${seconds(performance.now())} s and ${requests} requests until all were sent`,
    );

  const after = new Map((await listPeople()).map(({ name, ...row }) => [name, row]));
  const mailed = Map.groupBy(server.mailbox.all(), ({ to }) => to);
  const wrong = devices.filter((device, person) => {
    const isFailing = person % 9 === 0 || person % 9 === 6;
    const hasMail = person % 2 === 0;
    const row = after.get(`Werknemer ${person}`);
    const way = isFailing ? (hasMail ? 'mail' : null) : 'push';
    const taken = device.readMessages();
    return (
      row?.reached_by !== way ||
      row.unreachable_why !== (way ? null : 'failed') ||
      taken.length !== (way === 'push' ? 1 : 0) ||
      taken.some(({ title }) => title !== `Planning van Werknemer ${person}`) ||
      (mailed.get(`${person}@example.nl`)?.length ?? 0) !== (way === 'mail' ? 1 : 0)
    );
  });
  expect(wrong).toEqual([]);
  const left = await tenant.transact((tx) =>
    tx.selectFrom('push_subscriptions').select('endpoint').execute(),
  );
  expect(left).toHaveLength(PEOPLE - Math.ceil(PEOPLE / 9));
});
