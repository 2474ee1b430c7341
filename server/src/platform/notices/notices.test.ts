import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { notices as endpoints } from '@ploegplan/contract/notices/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import { useTenant } from '../../../test/calls/visitor.ts';
import { makeEmployee, makeUser } from '../../../test/data/factories.ts';
import { changeRows, readRows } from '../../../test/data/rows.ts';
import { jobsDone } from '../../../test/servers/mailbox.ts';
import {
  type PushDevice,
  type PushService,
  startPushService,
} from '../../../test/servers/push-service.ts';
import { useOwnServer } from '../../../test/servers/server.ts';
import { AccountMailHandler } from '../mail/account-mail-handler.ts';
import { AccountMails } from '../mail/account-mails.ts';
import { openTransport } from '../mail/transport.ts';
import { NoticeHandler } from './handler.ts';
import { type NewNotice, Notices } from './notices.ts';

const server = useOwnServer({ mail: true, publicUrl: 'https://planning.example.nl' });
const tenant = useTenant(server);

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service[Symbol.asyncDispose]());

let counter = 0;
let email: string;
let employeeId: string;
beforeEach(async () => {
  counter += 1;
  email = `ann${counter}@example.nl`;
  employeeId = await makeEmployee(tenant, { email });
});

const createNotice = (values: Partial<NewNotice> = {}): NewNotice => ({
  employeeId,
  kind: 'plan',
  key: `plan ${employeeId}`,
  title: 'Je planning is gewijzigd',
  body: 'di 1 december, 07:00 – 16:00: Kade',
  path: '/employeeplanning',
  ...values,
});
const notify = (...notices: NewNotice[]) =>
  tenant.transact((tx) => new Notices(server.jobs).notifyEmployees(tx, notices));
const read = () =>
  readRows(tenant, 'notices', ['id', 'reached_by', 'unreachable_why', 'tries', 'claimed_at'], {
    employee_id: employeeId,
  });

const silent = { info: () => undefined };

/** A node that handles a notice when the test says so. */
function createHandler(now = `${getToday()}T11:00:00Z`): NoticeHandler {
  const { pool } = server.database;
  const config = {
    smtpUrl: server.mailbox.url,
    mailFrom: 'ploegplan@localhost',
    dataDir: server.dataDir,
  };
  const mailer = new AccountMailHandler({
    pool,
    mails: new AccountMails(server.jobs),
    installation: { publicUrl: null, port: 3000 },
    deliver: openTransport({ config, log: silent }),
  });
  const parts = { pool, jobs: server.jobs, push: server.push, mailer };
  return new NoticeHandler({ ...parts, getNow: () => new Date(now) });
}

/** Makes a notice without the job that sends it; returns that job. */
async function makeNotice(values: Partial<NewNotice> = {}) {
  const unsent = new Notices({ sendAll: () => Promise.resolve() });
  await tenant.transact((tx) => unsent.notifyEmployees(tx, [createNotice(values)]));
  return { tenantId: tenant.id, noticeId: (await read())[0]?.id };
}

const countMails = () => server.mailbox.all().filter(({ to }) => to === email).length;

describe('a notice', () => {
  it('is mailed to the employee, with a link for who has an account', async () => {
    expect(await notify(createNotice())).toBe(1);
    const { subject, text } = await server.mailbox.waitFor(email);
    expect(subject).toBe('Je planning is gewijzigd');
    expect(text).toContain('di 1 december, 07:00 – 16:00: Kade');
    expect(text).not.toContain('https://');
    await makeUser(tenant, { userType: 'employee', employeeId, email: '' });
    await notify(createNotice({ key: 'other' }));
    expect((await server.mailbox.waitFor(email)).text).toContain('.example.nl/employeeplanning');
    await jobsDone(server);
    const reached = { reached_by: 'mail', unreachable_why: null, tries: 1, claimed_at: null };
    expect(await read()).toMatchObject([reached, reached]);
  });

  it('is the same when it is made again, and sent once', async () => {
    await notify(createNotice());
    expect(await notify(createNotice({ title: 'Nog eens' }))).toBe(0);
    await jobsDone(server);
    expect(countMails()).toBe(1);
  });

  it('of who has no way to be reached says so', async () => {
    employeeId = await makeEmployee(tenant, { email: '' });
    await notify(createNotice());
    await jobsDone(server);
    expect(await read()).toMatchObject([{ reached_by: null, unreachable_why: 'no-way' }]);
  });

  it('is not sent while another node sends it, and by the next when that one crashed', async () => {
    const handler = createHandler();
    const job = await makeNotice();
    const results = await Promise.allSettled([handler.handle(job), handler.handle(job)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await handler.handle(job);
    expect(countMails()).toBe(1);

    const crashed = { reached_by: null, reached_at: null };
    const claimed = (secondsAgo: number) =>
      changeRows(tenant, 'notices', {
        ...crashed,
        claimed_at: new Date(Date.now() - secondsAgo * 1000),
      });
    await claimed(50);
    await expect(handler.handle(job)).rejects.toThrow('Another node');
    await claimed(110);
    await handler.handle(job);
    expect(countMails()).toBe(2);
  });

  it('waits for the morning, unless it is about the next day', async () => {
    const today = getToday();
    const evening = createHandler(`${today}T21:00:00Z`);
    const job = await makeNotice();
    await evening.handle(job);
    expect(countMails()).toBe(0);
    const [waiting] = await readRows(tenant, 'notices', ['not_before', 'claimed_at'], {
      employee_id: employeeId,
    });
    expect(waiting?.claimed_at).toBeNull();
    const morning = waiting?.not_before ?? new Date();
    expect(morning.toISOString()).toMatch(new RegExp(`^${addDays(today, 1)}T0[45]:00`));
    const { rows } = await server.database.pool.query(
      `select start_after from pgboss.job where data ->> 'noticeId' = $1 and state = 'created'`,
      [job.noticeId],
    );
    expect(rows).toHaveLength(1);
    await server.database.pool.query(`delete from pgboss.job where data ->> 'noticeId' = $1`, [
      job.noticeId,
    ]);
    await createHandler(morning.toISOString()).handle(job);
    expect(countMails()).toBe(1);

    employeeId = await makeEmployee(tenant, { email });
    await evening.handle(await makeNotice({ date: addDays(today, 1) }));
    expect(countMails()).toBe(2);
  });

  describe('of who has a phone and a mail address', () => {
    let device: PushDevice;
    beforeEach(async () => {
      device = service.addDevice();
      const user = await makeUser(tenant, { userType: 'employee', employeeId, email: '' });
      const phone = await browseAs(server, tenant, user);
      await phone.call(endpoints.subscribe, { body: device.subscription });
    });
    const choose = (values: object) =>
      tenant.transact((tx) =>
        tx
          .insertInto('notice_choices')
          .values({ employee_id: employeeId, first_way: 'push', kinds_off: [], ...values })
          .execute(),
      );

    it('goes to the phone with title, day, time and project only, and not by mail', async () => {
      await notify(createNotice());
      await jobsDone(server);
      const [row] = await read();
      expect(device.readMessages()).toEqual([
        {
          id: row?.id,
          title: 'Je planning is gewijzigd',
          body: 'di 1 december, 07:00 – 16:00: Kade',
          path: '/employeeplanning',
        },
      ]);
      expect(device.received[0]?.headers.topic).toBe(row?.id.replaceAll('-', ''));
      expect(device.received[0]?.body.toString('latin1')).not.toContain('Kade');
      expect([row?.reached_by, countMails()]).toEqual(['push', 0]);
    });

    it('goes by mail where the worker put that first, or where it goes by mail only', async () => {
      await notify(createNotice({ byMail: true }));
      await jobsDone(server);
      await choose({ first_way: 'mail' });
      await notify(createNotice({ key: 'second' }));
      await jobsDone(server);
      expect([device.received, countMails()]).toEqual([[], 2]);
    });

    it('is not made of a kind that the worker switched off', async () => {
      await choose({ kinds_off: ['leave'] });
      expect(await notify(createNotice({ kind: 'leave' }), createNotice({ key: 'plan' }))).toBe(1);
      await jobsDone(server);
      expect(device.readMessages()).toHaveLength(1);
    });

    it('is not sent to a browser whose session ended', async () => {
      await tenant.transact((tx) => tx.deleteFrom('sessions').execute());
      await notify(createNotice());
      await jobsDone(server);
      expect([device.received, countMails()]).toEqual([[], 1]);
    });
  });
});
