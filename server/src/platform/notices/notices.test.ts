import { beforeEach, describe, expect, it } from 'vitest';
import { makeEmployee, makeUser } from '../../../test/factories.ts';
import { jobsDone } from '../../../test/mailbox.ts';
import { changeRows, readRows } from '../../../test/rows.ts';
import { useOwnServer } from '../../../test/server.ts';
import { useTenant } from '../../../test/visitor.ts';
import { AccountMailHandler } from '../mail/account-mail-handler.ts';
import { AccountMails } from '../mail/account-mails.ts';
import { openTransport } from '../mail/transport.ts';
import { NoticeHandler } from './handler.ts';
import { type NewNotice, Notices } from './notices.ts';

const server = useOwnServer({ mail: true, publicUrl: 'https://planning.example.nl' });
const tenant = useTenant(server);

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
    expect(server.mailbox.all().filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('of who has no way to be reached says so', async () => {
    employeeId = await makeEmployee(tenant, { email: '' });
    await notify(createNotice());
    await jobsDone(server);
    expect(await read()).toMatchObject([{ reached_by: null, unreachable_why: 'no-way' }]);
  });

  it('is not sent while another node sends it, and by the next when that one crashed', async () => {
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
      deliver: openTransport({ config, log: { info: () => undefined } }),
    });
    const handler = new NoticeHandler({ pool, jobs: server.jobs, mailer });
    const countMails = () => server.mailbox.all().filter(({ to }) => to === email).length;
    await tenant.transact((tx) =>
      new Notices({ sendAll: () => Promise.resolve() }).notifyEmployees(tx, [createNotice()]),
    );
    const [row] = await read();
    const job = { tenantId: tenant.id, noticeId: row?.id };
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
});
