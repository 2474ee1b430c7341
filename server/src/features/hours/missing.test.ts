import { audit } from '@ploegplan/contract/audit/endpoints';
import { addDays, getDayOfWeek, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { home } from '@ploegplan/contract/home/endpoints';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { settings as companySettings } from '@ploegplan/contract/settings/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type TestBrowser } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  hourKindOf,
  makeAbsence,
  makeApproval,
  makeClosure,
  makeEmployee,
  makePlanningItem,
  makeProject,
  makeUser,
} from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useOwnServer } from '../../../test/servers/server.ts';
import { remindAllTenants } from '../../platform/hours/reminders.ts';
import { Notices } from '../../platform/notices/notices.ts';

const server = useOwnServer({ mail: true });
const { tenant, browser: office } = useVisitor(server);
const now = getToday();
const yesterday = addDays(now, -1);
const ago = (days: number) => addDays(now, -days);

let counter = 0;
let ann: string;
let email: string;
let phone: TestBrowser;
let project: string;
beforeEach(async () => {
  counter += 1;
  email = `ann${counter}@example.nl`;
  ann = await makeEmployee(tenant, { name: 'Ann' });
  const user = await makeUser(tenant, { userType: 'employee', employeeId: ann, email });
  phone = await browseAs(server, tenant, user);
  project = await makeProject(tenant);
});

const plan = (date: string, values: object = {}) =>
  makePlanningItem(tenant, { date, project_id: project, employeeIds: [ann], ...values });
const record = (date: string, kind_id: string, quarters: number) => {
  const at = { employee_id: ann, date, target_id: project, project_id: project };
  return tenant.transact((tx) =>
    tx
      .insertInto('hour_lines')
      .values({ ...at, kind_id, quarters })
      .execute(),
  );
};
const missing = async () =>
  (await office.get(hours.missing)).find(({ employeeId }) => employeeId === ann);
const remind = (...employeeIds: string[]) => office.get(hours.remind, { body: { employeeIds } });

describe('missing hours', () => {
  it('are past planned days on which nothing is entered or recorded', async () => {
    const early = await plan(yesterday, { start_time: '07:00', end_time: '12:00' });
    await plan(ago(3));
    await plan(now);
    await plan(ago(4), { is_draft: true });
    const entered = await plan(ago(5));
    await changeRows(
      tenant,
      'planning_assignments',
      { hours_worked: 0 },
      { planning_item_id: entered.id },
    );
    const { items, ...ofAnn } = (await missing()) ?? { items: [] };
    expect(ofAnn).toEqual({ employeeId: ann, remindedAt: null, isReachable: true, hasLeft: false });
    expect(items).toMatchObject([{ date: ago(3), planned: null }, { date: yesterday }]);
    expect(items[1]).toEqual({
      ...{ itemId: early.id, date: yesterday, startTime: '07:00:00', endTime: '12:00:00' },
      ...{ planned: 5, projectId: project, clientId: null },
    });
    const own = await phone.get(hours.ownMissing);
    expect(own.map(({ date }) => date)).toEqual([ago(3), yesterday]);
    expect(own[1]).toMatchObject({ itemId: early.id, startTime: '07:00:00', planned: 5 });
  });

  it('come with the planned hours, less the break that the day has once', async () => {
    const morning = await plan(yesterday, { start_time: '06:00', end_time: '12:00' });
    const hours_worked = 5.5;
    const where = { planning_item_id: morning.id };
    await changeRows(tenant, 'planning_assignments', { hours_worked }, where);
    const bob = await makeEmployee(tenant, { name: 'Bob' });
    const employeeIds = [ann, bob];
    await plan(yesterday, { start_time: '12:00', end_time: '18:00', employeeIds });
    await plan(ago(2));
    const own = await phone.get(hours.ownMissing);
    expect(own.map(({ date, planned }) => [date, planned])).toEqual([
      [ago(2), null],
      [yesterday, 6],
    ]);
    const all = await office.get(hours.missing);
    const plannedOf = (id: string) =>
      all.find(({ employeeId }) => employeeId === id)?.items.map(({ planned }) => planned);
    expect(plannedOf(ann)).toEqual([null, 6]);
    // The break of that day, which is Ann's in the morning.
    expect(plannedOf(bob)).toEqual([5.5]);
  });

  it('of who was deleted without a last day are not listed', async () => {
    await plan(yesterday);
    await changeRows(tenant, 'employees', { deleted_at: new Date() }, { id: ann });
    expect(await missing()).toBeUndefined();
  });

  it('of who left are those until the last day, which the office can still record', async () => {
    await plan(yesterday);
    await plan(ago(2));
    await changeRows(tenant, 'employees', { last_day: ago(2) }, { id: ann });
    expect(await missing()).toMatchObject({
      items: [{ date: ago(2) }],
      isReachable: false,
      hasLeft: true,
    });
    expect((await phone.get(hours.ownMissing)).map(({ date }) => date)).toEqual([ago(2)]);
    const { missingHours } = await office.get(home.show);
    expect(missingHours?.employees).toContainEqual({
      id: ann,
      name: 'Ann',
      count: 1,
      oldest: ago(2),
    });
    await record(ago(2), await hourKindOf(tenant), 32);
    expect(await missing()).toBeUndefined();
  });

  it('stay where the office recorded only hours of another kind', async () => {
    await plan(yesterday);
    await record(yesterday, await hourKindOf(tenant, 'Reisuren'), 4);
    expect(await missing()).toMatchObject({ items: [{ date: yesterday }] });
    expect(await phone.get(hours.ownMissing)).toHaveLength(1);
    expect(await remind(ann)).toMatchObject({ reminded: 1 });
  });

  it('are not those of a day of leave, of hours of the office, or of an approved week', async () => {
    await plan(ago(2));
    await makeAbsence(tenant, { employee_id: ann, first_day: ago(2) });
    await plan(ago(9));
    await record(ago(9), await hourKindOf(tenant), 0);
    const monday = addDays(getMonday(now), -14);
    await plan(addDays(monday, 1));
    await makeApproval(tenant, { employee_id: ann, project_id: project, monday });
    const contracts = JSON.stringify([{ from: null, hours: Array(7).fill(8) }]);
    await changeRows(tenant, 'employees', { contracts }, { id: ann });
    await plan(ago(3));
    await makeAbsence(tenant, { employee_id: ann, first_day: ago(3), hours_per_day: 8 });
    expect(await missing()).toBeUndefined();
    expect(await phone.get(hours.ownMissing)).toEqual([]);
  });
});

describe('a reminder', () => {
  it('names the days, and goes out once a day', async () => {
    await plan(yesterday);
    expect(await remind(ann)).toEqual({ reminded: 1, skipped: [], unreachable: [] });
    const { subject, text } = await server.mailbox.waitFor(email);
    expect(subject).toBe('Je uren van 1 dag ontbreken');
    expect(text).toContain('/missinghours');
    expect(await missing()).toMatchObject({ remindedAt: expect.stringContaining('T') });
    expect(await remind(ann)).toEqual({ reminded: 0, skipped: [ann], unreachable: [] });
  });

  it('is sent to who leaves today, and not to who left', async () => {
    await plan(ago(2));
    await changeRows(tenant, 'employees', { last_day: yesterday }, { id: ann });
    expect(await remind(ann)).toEqual({ reminded: 0, skipped: [ann], unreachable: [] });
    await changeRows(tenant, 'employees', { last_day: now }, { id: ann });
    expect(await remind(ann)).toEqual({ reminded: 1, skipped: [], unreachable: [] });
  });

  it('is not sent to who misses nothing; who has no mail address is named', async () => {
    const bob = await makeEmployee(tenant, { name: 'Bob' });
    await plan(yesterday, { employeeIds: [bob] });
    expect(await remind(ann, bob)).toEqual({ reminded: 0, skipped: [ann], unreachable: [bob] });
  });

  it('is mailed to the address of the employee where no account has one', async () => {
    const own = `bob${counter}@example.nl`;
    const bob = await makeEmployee(tenant, { name: 'Bob', email: own });
    await plan(yesterday, { employeeIds: [bob] });
    expect(
      (await office.get(hours.missing)).find((candidate) => candidate.employeeId === bob),
    ).toMatchObject({
      isReachable: true,
    });
    expect(await remind(bob)).toEqual({ reminded: 1, skipped: [], unreachable: [] });
    const { text } = await server.mailbox.waitFor(own);
    expect(text).toContain('Geef ze door aan kantoor');
    expect(text).not.toContain('/missinghours');
  });

  it('leads who has an account to the missing hours, also at the address of the employee', async () => {
    const own = `cas${counter}@example.nl`;
    const cas = await makeEmployee(tenant, { name: 'Cas', email: own });
    await makeUser(tenant, { userType: 'employee', employeeId: cas, email: '' });
    await plan(yesterday, { employeeIds: [cas] });
    await remind(cas);
    expect((await server.mailbox.waitFor(own)).text).toContain('/missinghours');
  });

  it('goes out by itself from the set time, on workdays that are no day off', async () => {
    const friday = addDays(getMonday(addDays(now, 7)), 4);
    const days = Array.from({ length: 3 }, (_, day) => addDays(friday, day - 1));
    await makeClosure(tenant, { first_day: addDays(friday, -1), last_day: addDays(friday, -1) });
    await plan(yesterday);
    const sentAt = async (day: string, time: string) => {
      await remindAllTenants(
        { pool: server.database.pool, notices: new Notices(server.jobs) },
        new Date(`${day}T${time}:00Z`),
      );
      return (await missing())?.remindedAt !== null;
    };
    const change = (remindAt: string | null, version: number) =>
      office.get(hours.changeSettings, { body: { remindAt, version } });
    const noon = '13:00';
    expect(await sentAt(friday, noon)).toBe(false);
    const { version } = await office.get(hours.settings);
    await change('12:30', version);
    expect((await change('12:30', version + 1)).version, 'the same again').toBe(version + 1);
    expect(days.map(getDayOfWeek)).toEqual([4, 5, 6]);
    expect(await sentAt(days[0] ?? '', noon)).toBe(false);
    expect(await sentAt(days[2] ?? '', noon)).toBe(false);
    const { workingWeek, version: seen } = await office.get(companySettings.get);
    const withoutFriday = { workingWeek: workingWeek.with(4, null), version: seen };
    await office.get(companySettings.change, { body: withoutFriday });
    expect(await sentAt(friday, noon)).toBe(false);
    await office.get(companySettings.change, { body: { workingWeek, version: seen + 1 } });
    expect(await sentAt(friday, '09:00')).toBe(false);
    expect(await sentAt(friday, noon)).toBe(true);
    await change(null, version + 1);
    const { entries } = await office.get(audit.list, { query: { about: 'tenant-changed' } });
    expect(entries.flatMap(({ details }) => details.remindAt ?? [])).toEqual([
      ...['12:30:00', null],
      ...[null, '12:30:00'],
    ]);
  });
});
