import { getToday } from '@ploegplan/contract/dates/dates';
import { beforeEach, expect, it } from 'vitest';
import {
  inUseSince,
  makeProject,
  makeScaffold,
  makeTenant,
  makeUser,
  type TestTenant,
} from '../../../test/data/factories.ts';
import { jobsDone } from '../../../test/servers/mailbox.ts';
import { useOwnServer } from '../../../test/servers/server.ts';
import { AccountMails } from '../mail/account-mails.ts';
import { mailDueScaffolds } from './daily.ts';

const server = useOwnServer({ mail: true });
const today = getToday();

let tenant: TestTenant;
let email: string;
beforeEach(async () => {
  tenant = await makeTenant(server);
  email = `${(await makeUser(tenant)).username}@example.nl`;
});

const keep = async (at: string) => {
  const mails = new AccountMails(server.jobs);
  await mailDueScaffolds({ pool: server.database.pool, mails }, new Date(at));
  await jobsDone(server);
};
const sent = () => server.mailbox.all().filter(({ to }) => to === email);
const addOverdue = async () =>
  makeScaffold(tenant, {
    project_id: await makeProject(tenant, { title: 'Kade' }),
    number: 'S-1',
    place: 'Noordgevel',
    events: inUseSince(20 * 24),
  });

it('names what is due once a day, not before six, and not to who does not want it', async () => {
  await addOverdue();
  const other = await makeUser(tenant);
  await tenant.transact((tx) =>
    tx.updateTable('users').set({ expiry_mail: false }).where('id', '=', other.id).execute(),
  );
  await keep(`${today}T03:00:00Z`);
  expect(sent()).toEqual([]);
  await keep(`${today}T07:00:00Z`);
  await keep(`${today}T09:00:00Z`);
  const [mail] = sent();
  expect(sent()).toHaveLength(1);
  expect(mail?.subject).toBe('1 steiger moet gekeurd worden');
  expect(mail?.text).toMatch(/Steiger S-1, Noordgevel, Kade: periodieke keuring had gemoeten/);
});

it('is not sent without anything due, nor where the register is hidden', async () => {
  await keep(`${today}T07:00:00Z`);
  expect(sent()).toEqual([]);
  tenant = await makeTenant(server, { hidden_parts: ['scaffolds'] });
  email = `${(await makeUser(tenant)).username}@example.nl`;
  await addOverdue();
  await keep(`${today}T07:00:00Z`);
  expect(sent()).toEqual([]);
});
