import { audit } from '@ploegplan/contract/audit/endpoints';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { leave } from '@ploegplan/contract/leave/endpoints';
import { usualScaffoldSettings } from '@ploegplan/contract/rules/scaffolds/usual-settings';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { settings } from '@ploegplan/contract/settings/endpoints';
import type { SettingsPatch } from '@ploegplan/contract/settings/schemas';
import { tenants } from '@ploegplan/contract/tenants/endpoints';
import type { OwnLimit } from '@ploegplan/contract/tenants/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { browse, browseAs } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeAbsence,
  makeEmployee,
  makePlanningItem,
  makeTenant,
  makeUser,
} from '../../../test/data/factories.ts';
import { removeAtNight } from '../../../test/servers/night.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, user, browser: office } = useVisitor(server);

const change = (values: Partial<SettingsPatch>) =>
  office.call(settings.change, { body: { version: 1, ...values } });
const changesInLog = async () => {
  const { entries } = await office.get(audit.list, { query: { about: 'tenant-changed' } });
  return entries.map(({ actorName, subject, details }) => ({ actorName, subject, details }));
};
const profile = () => browse(server, tenant).get(tenants.current);

const saturday = { startTime: '08:00', endTime: '12:00', breakMinutes: 15 };

const ownLimit = (values: Partial<OwnLimit> = {}): OwnLimit => ({
  ...{ rule: 'adult.shift', from: '2031-01-01', until: null, value: 10 },
  ...{ source: 'cao', checkedOn: '2030-12-01' },
  ...values,
});

describe('GET /settings', () => {
  it('has the usual values of a new company', async () => {
    expect(await office.get(settings.get)).toEqual({
      displayName: `Bedrijf ${tenant.name}`,
      logoUrl: '/logos/ploegplan.svg',
      hasLogoImage: false,
      accentColor: '#0f5e6b',
      terms: { project: 'Project', projects: 'Projecten' },
      hiddenParts: [],
      workingWeek: usualWeek,
      observedHolidays: [
        'new-year',
        'easter',
        'easter-monday',
        'kings-day',
        'liberation-day-lustrum',
        'ascension',
        'whit-sunday',
        'whit-monday',
        'christmas',
        'boxing-day',
      ],
      photoSide: 2_560,
      noticeDays: 60,
      linkDays: 30,
      restoreDays: 30,
      auditLogMonths: null,
      leaverMonths: null,
      helpContact: { name: '', phonenumber: '', email: '' },
      ownLimits: [],
      otherWork: false,
      colleaguePhones: false,
      tellChanges: true,
      scaffoldSettings: usualScaffoldSettings,
      factorFrom: null,
      version: 1,
    });
  });
});

describe('PATCH /settings', () => {
  it('changes what is given and leaves the rest, for everybody of the company at once', async () => {
    expect((await profile()).displayName).toBe(`Bedrijf ${tenant.name}`);
    const given = {
      displayName: 'Bouw Anders',
      accentColor: '#123456',
      terms: { project: 'Klus', projects: 'Klussen' },
      hiddenParts: ['materials' as const],
      photoSide: 1_600,
      noticeDays: 90,
      linkDays: 7,
      restoreDays: 60,
      helpContact: { name: 'Kantoor', phonenumber: '010', email: 'kantoor@example.nl' },
      otherWork: true,
    };
    const response = await change(given);
    expect(response.json()).toMatchObject({ ...given, version: 2 });
    expect(await profile()).toMatchObject({ ...given, workingWeek: usualWeek });
    const workingWeek = usualWeek.with(0, null).with(5, saturday);
    await change({ workingWeek, version: 2 });
    expect(await profile()).toMatchObject({ ...given, workingWeek, breakMinutes: 30 });
  });

  it('records old and new values in the audit log, and nothing when nothing changed', async () => {
    await change({
      noticeDays: 60,
      displayName: `Bedrijf ${tenant.name}`,
      workingWeek: [...usualWeek],
      helpContact: { name: '', phonenumber: '', email: '' },
    });
    await change({ noticeDays: 90, linkDays: 30, observedHolidays: ['christmas'] });
    expect(await changesInLog()).toEqual([
      {
        actorName: user.username,
        subject: tenant.name,
        details: {
          noticeDays: [60, 90],
          observedHolidays: [expect.arrayContaining(['easter']), ['christmas']],
        },
      },
    ]);
  });

  it('rejects a stale version with the current settings, and changes nothing', async () => {
    await change({ noticeDays: 90 });
    const response = await change({ linkDays: 7 });
    expect(response.json()).toMatchObject({
      status: 409,
      code: 'stale-version',
      current: { noticeDays: 90, linkDays: 30, version: 2 },
    });
  });

  it.each<[field: string, Partial<SettingsPatch>]>([
    ['workingWeek', { workingWeek: [null, null, null, null, null, null, null] }],
    ['workingWeek', { workingWeek: usualWeek.slice(1) }],
    [
      'workingWeek.5.endTime',
      { workingWeek: usualWeek.with(5, { ...saturday, endTime: '08:00' }) },
    ],
    [
      'workingWeek.5.breakMinutes',
      { workingWeek: usualWeek.with(5, { ...saturday, breakMinutes: 121 }) },
    ],
    ['noticeDays', { noticeDays: 6 }],
    ['linkDays', { linkDays: 366 }],
    ['restoreDays', { restoreDays: 6 }],
    ['auditLogMonths', { auditLogMonths: 5 }],
    ['auditLogMonths', { auditLogMonths: 121 }],
    ['leaverMonths', { leaverMonths: 0 }],
    ['helpContact.email', { helpContact: { name: '', phonenumber: '', email: 'kantoor' } }],
    ['accentColor', { accentColor: 'blauw' }],
    ['ownLimits.0.value', { ownLimits: [ownLimit({ value: 12.25 })] }],
    ['ownLimits.0.value', { ownLimits: [ownLimit({ value: 9.1 })] }],
    ['ownLimits.0.until', { ownLimits: [ownLimit({ until: '2030-12-31' })] }],
    ['ownLimits.0.source', { ownLimits: [ownLimit({ source: ' ' })] }],
    ['ownLimits', { ownLimits: [ownLimit(), ownLimit({ value: 9 })] }],
    ['displayName', { displayName: ' ' }],
  ])('rejects an invalid %s', async (field, values) => {
    const response = await change(values);
    expect(response.json()).toMatchObject({ status: 400, fields: [{ field }] });
  });

  it('leaves other companies alone', async () => {
    const other = await makeTenant(server);
    await change({ displayName: 'Van ons' });
    const { displayName } = await browse(server, other).get(tenants.current);
    expect(displayName).toBe(`Bedrijf ${other.name}`);
  });
});

describe('the own limits of a company', () => {
  const at = (days: number) => ownLimit({ from: addDays(getToday(), days) });
  const set = async (ownLimits: OwnLimit[], version: number) =>
    (await change({ ownLimits, version })).json();

  it('are for everybody of the company at once, and are removed until their first day', async () => {
    const [now, later] = [at(0), at(1)];
    await set([now, later], 1);
    const { source: _, checkedOn: __, ...known } = now;
    expect((await profile()).ownLimits).toEqual([known, { ...known, from: later.from }]);
    expect(await set([now], 2)).toMatchObject({ ownLimits: [now], version: 3 });
    expect(await set([], 3)).toMatchObject({
      status: 400,
      fields: [{ field: 'ownLimits', code: 'in-force' }],
    });
    const ended = { ...now, until: getToday() };
    expect(await set([ended], 3)).toMatchObject({ ownLimits: [ended] });
  });

  it('decide of the planned hours of past and coming days', async () => {
    const employee = await makeEmployee(tenant);
    await makePlanningItem(tenant, {
      ...{ date: getToday(), start_time: '07:00', end_time: '18:30' },
      employeeIds: [employee],
    });
    const planned = async () =>
      (await office.get(employees.work, { params: { id: employee } })).planned;
    expect(await planned()).toBe(10.75);
    await set([{ ...at(0), rule: 'adult.breaks.0.minutes', value: 60 }], 1);
    expect(await planned()).toBe(10.5);
  });
});

describe('the holidays that a company keeps', () => {
  let employee: string;
  const taken = async () => {
    const card = await office.get(leave.card, {
      params: { id: employee },
      query: { year: '2030' },
    });
    return card.lines
      .filter(({ type }) => type === 'use')
      .reduce((sum, { hours }) => sum - hours, 0);
  };
  beforeEach(async () => {
    const contracts = [{ from: '2029-01-01', hours: [8, 8, 8, 8, 8, 0, 0] }];
    employee = await makeEmployee(tenant, {
      in_service_from: '2029-01-01',
      contracts: JSON.stringify(contracts),
    });
    await office.get(leave.changeSettings, {
      body: { startYear: 2030, fullTimeHours: 40, extraHours: 0, rosteredHours: 0, version: 0 },
    });
  });

  it('cost no leave; one that is kept no longer does, and the other way round', async () => {
    // Good Friday and Easter Monday of 2030 are 19 and 22 April.
    await makeAbsence(tenant, {
      employee_id: employee,
      first_day: '2030-04-18',
      last_day: '2030-04-23',
    });
    await change({ observedHolidays: ['easter-monday'] });
    expect(await taken()).toBe(24);
    await change({ observedHolidays: ['good-friday', 'easter-monday'], version: 2 });
    expect(await taken()).toBe(16);
    await change({ observedHolidays: [], version: 3 });
    expect(await taken()).toBe(32);
  });
});

describe('how long the log is kept', () => {
  it('limits what the nightly removal leaves, until it is for ever again', async () => {
    const remove = () => removeAtNight(server, 'auditEntries', new Date('2040-06-01'));
    const count = async () => (await office.get(audit.list, {})).entries.length;
    await change({ auditLogMonths: 12 });
    expect(await changesInLog()).toMatchObject([{ details: { auditLogMonths: [null, 12] } }]);
    await change({ auditLogMonths: null, version: 2 });
    await remove();
    expect(await count()).toBe(2);
    await change({ auditLogMonths: 12, version: 3 });
    await remove();
    expect(await count()).toBe(0);
  });
});

it('an employee may neither see nor change the settings', async () => {
  const worker = await browseAs(server, tenant, await makeUser(tenant, { userType: 'employee' }));
  expect((await worker.call(settings.get)).statusCode).toBe(403);
  const body = { noticeDays: 90, version: 1 };
  expect((await worker.call(settings.change, { body })).statusCode).toBe(403);
});
