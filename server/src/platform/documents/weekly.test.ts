import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { home } from '@ploegplan/contract/home/endpoints';
import { settings } from '@ploegplan/contract/settings/endpoints';
import { users } from '@ploegplan/contract/users/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { fileStates } from '../../../test/calls/uploads.ts';
import { addDocument } from '../../../test/data/documents.ts';
import {
  makeDocument,
  makeEmployee,
  makeTenant,
  makeUser,
  type TestTenant,
} from '../../../test/data/factories.ts';
import { changeRows, readRows } from '../../../test/data/rows.ts';
import { jobsDone } from '../../../test/servers/mailbox.ts';
import { useOwnServer } from '../../../test/servers/server.ts';
import { AccountMails } from '../mail/account-mails.ts';
import { keepDocuments } from './weekly.ts';

const server = useOwnServer({ mail: true });
const now = getToday();
const monday = getMonday(now);

let tenant: TestTenant;
let office: TestBrowser;
let email: string;
beforeEach(async () => {
  tenant = await makeTenant(server);
  const admin = await makeUser(tenant);
  email = `${admin.username}@example.nl`;
  office = await browseAs(server, tenant, admin);
});

const keep = (at: string) =>
  keepDocuments({ pool: server.database.pool, mails: new AccountMails(server.jobs) }, new Date(at));
const certificate = (validUntil: string, kind = 'vca-basic', name = '') =>
  JSON.stringify([{ kind, name, number: '', validUntil }]);
const sent = (who = email) => server.mailbox.all().filter(({ to }) => to === who).length;

describe('what expires', () => {
  it('stands on the overview from sixty days before until thirty days after, by its end', async () => {
    const bram = await makeEmployee(tenant, {
      name: 'Bram',
      certificates: certificate(addDays(now, 5)),
    });
    await makeEmployee(tenant, { certificates: certificate(addDays(now, 61)) });
    const left = await makeEmployee(tenant, {
      certificates: certificate(addDays(now, 5)),
      last_day: addDays(now, -1),
    });
    await makeDocument(tenant, { employee_id: left, valid_until: now });
    const keuring = await makeDocument(tenant, { title: 'Keuring', valid_until: addDays(now, 60) });
    await makeDocument(tenant, { title: 'Verlopen', valid_until: addDays(now, -30) });
    await makeDocument(tenant, { title: 'Lang verlopen', valid_until: addDays(now, -31) });
    await makeDocument(tenant, { title: 'Weg', valid_until: now, deleted_at: new Date() });
    const { expiring, expiringCount } = await office.get(home.show);
    expect(expiringCount).toBe(3);
    expect(expiring).toMatchObject([
      { title: 'Verlopen', validUntil: addDays(now, -30), certificate: null, employee: null },
      { documentId: null, certificate: 'vca-basic', employee: { id: bram, name: 'Bram' } },
      { documentId: keuring, title: 'Keuring', validUntil: addDays(now, 60) },
    ]);
  });

  it('is told of as long before its end as the company set', async () => {
    await makeDocument(tenant, { title: 'Keuring', valid_until: addDays(now, 61) });
    const count = async () => (await office.get(home.show)).expiringCount;
    expect(await count()).toBe(0);
    await office.get(settings.change, { body: { noticeDays: 61, version: 1 } });
    expect(await count()).toBe(1);
  });

  it('is mailed to the office once a week, from Monday morning', async () => {
    await makeEmployee(tenant, { name: 'Bram', certificates: certificate(addDays(monday, 9)) });
    await makeDocument(tenant, { title: 'Keuring', valid_until: addDays(monday, 3) });
    await keep(`${monday}T03:00:00Z`);
    await jobsDone(server);
    expect(sent()).toBe(0);
    await Promise.all([keep(`${monday}T08:00:00Z`), keep(`${monday}T08:00:00Z`)]);
    const { subject, text } = await server.mailbox.waitFor(email);
    expect(subject).toBe('2 documenten en certificaten verlopen');
    expect(text).toContain('Keuring: geldig tot en met');
    expect(text).toContain('VCA basis van Bram: geldig tot en met');
    expect(text).toContain('/home');
    await keep(`${addDays(monday, 6)}T12:00:00Z`);
    await jobsDone(server);
    expect(sent()).toBe(1);
    await keep(`${addDays(monday, 7)}T08:00:00Z`);
    expect((await server.mailbox.waitFor(email)).text).toContain('Keuring: verliep op');
  });

  it('is mailed only to those of the office who are to get it', async () => {
    await makeDocument(tenant, { valid_until: addDays(monday, 3) });
    const { username, id } = await makeUser(tenant);
    const other = `${username}@example.nl`;
    const account = { username, userType: 'admin' as const, email: other, active: true };
    const body = { ...account, expiryMail: false, version: 1 };
    await office.get(users.update, { params: { id }, body });
    await keep(`${monday}T08:00:00Z`);
    await jobsDone(server);
    expect(sent()).toBe(1);
    expect(sent(other)).toBe(0);
  });

  it('is not mailed when nothing expires', async () => {
    await makeDocument(tenant, { valid_until: addDays(monday, 100) });
    await keep(`${monday}T08:00:00Z`);
    await jobsDone(server);
    expect(sent()).toBe(0);
  });
});

it('a deleted document can be restored for as long as the company set', async () => {
  await office.get(settings.change, { body: { restoreDays: 60, version: 1 } });
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  const kept = await makeDocument(tenant, { deleted_at: ago(59) });
  await makeDocument(tenant, { deleted_at: ago(61) });
  await keep(`${monday}T03:00:00Z`);
  expect(await readRows(tenant, 'documents', ['id'])).toEqual([{ id: kept }]);
});

it('a deleted document is removed for good after thirty days, and its files make room', async () => {
  const kept = await addDocument(office);
  const gone = await addDocument(office);
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  await changeRows(tenant, 'documents', { deleted_at: ago(29) }, { id: kept.id });
  await changeRows(tenant, 'documents', { deleted_at: ago(31) }, { id: gone.id });
  await keep(`${monday}T03:00:00Z`);
  expect(await readRows(tenant, 'documents', ['id'])).toEqual([{ id: kept.id }]);
  expect((await fileStates(tenant)).toSorted()).toEqual(['deleting', 'stored']);
});
