import { randomUUIDv7 } from 'node:crypto';
import { absences } from '@ploegplan/contract/absences/endpoints';
import { audit } from '@ploegplan/contract/audit/endpoints';
import { closures } from '@ploegplan/contract/closures/endpoints';
import { addDays, getToday, openEnd } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import type { Endpoint } from '@ploegplan/contract/endpoint';
import { holidays } from '@ploegplan/contract/holidays/endpoints';
import { leave } from '@ploegplan/contract/leave/endpoints';
import type { LeaveAccount } from '@ploegplan/contract/leave-kinds/schemas';
import { settings } from '@ploegplan/contract/settings/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs, type Given, type TestBrowser } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  leaveKindOf,
  makeAbsence,
  makeEmployee,
  makeTenant,
  makeUser,
} from '../../../test/data/factories.ts';
import { readRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);

const problemOf = async <E extends Endpoint>(browser: TestBrowser, endpoint: E, given: Given<E>) =>
  (await browser.call(endpoint, given)).json();

const YEAR = Number(getToday().slice(0, 4));
const weekdays = (hours: number) => [hours, hours, hours, hours, hours, 0, 0];
const fullTime = { from: null, hours: weekdays(8) };
/** The first Monday of March of this year, and the Tuesday after. */
const monday = addDays(`${YEAR}-03-01`, (8 - new Date(`${YEAR}-03-01`).getUTCDay()) % 7);
const tuesday = addDays(monday, 1);

let anja: string;
let vacation: string;

const rights = { fullTimeHours: 40, extraHours: 40, rosteredHours: 80 };
const keep = (startYear: number | null = YEAR, version = 0, values = rights) =>
  office.get(leave.changeSettings, { body: { startYear, version, ...values } });

const contracts = (...list: { from: string | null; hours: number[] }[]) => JSON.stringify(list);

beforeEach(async () => {
  anja = await makeEmployee(tenant, { name: 'Anja', contracts: contracts(fullTime) });
  vacation = await leaveKindOf(tenant, 'vacation');
});

const card = (id = anja, year = YEAR) =>
  office.get(leave.card, { params: { id }, query: { year: `${year}` } });

/** Hours at the end of the year. */
async function balance(account: LeaveAccount = 'vacation', id = anja, year = YEAR) {
  const { atYearEnd } = await card(id, year);
  return atYearEnd.find((candidate) => candidate.account === account)?.hours;
}

const days = (firstDay: string, lastDay = firstDay, hoursPerDay: number | null = null) => ({
  id: randomUUIDv7(),
  employeeId: anja,
  kindId: vacation,
  firstDay,
  lastDay,
  hoursPerDay,
});
const take = async (...added: ReturnType<typeof days>[]) =>
  office.get(absences.create, { body: { absences: added } });

describe('a company that keeps no balances', () => {
  it('has none, and says so', async () => {
    expect(await office.get(leave.settings)).toEqual({ startYear: null, ...rights, version: 0 });
    expect(await card()).toMatchObject({ keepsBalances: false, balances: [], lines: [] });
    expect(await office.get(leave.balances, { query: { day: getToday() } })).toEqual([]);
  });
});

describe('the settings', () => {
  it('grant this year and the next at once, by contract', async () => {
    await keep();
    expect(await balance()).toBe(200);
    expect(await balance('rostered')).toBe(80);
    expect(await balance('vacation', anja, YEAR + 1)).toBe(400);
  });

  it('change what is granted from this year on, by lines of difference', async () => {
    await keep(YEAR - 1);
    const before = await balance('rostered', anja, YEAR - 1);
    await keep(YEAR - 1, 1, { ...rights, rosteredHours: 100 });
    expect(await balance('rostered', anja, YEAR - 1)).toBe(before);
    expect(await balance('rostered')).toBe(180);
    const grants = (await card()).lines.filter((line) => line.account === 'rostered');
    expect(grants.map(({ hours }) => hours)).toEqual([80, 20]);
  });

  it('are recorded in the audit log with old and new values; the same values again change nothing', async () => {
    await keep();
    const { startYear, version, ...seen } = await office.get(leave.settings);
    const values = { ...seen, startYear, extraHours: seen.extraHours + 8 };
    await office.get(leave.changeSettings, { body: { ...values, version } });
    const repeated = { body: { ...values, version: version + 1 } };
    expect((await office.get(leave.changeSettings, repeated)).version).toBe(version + 1);
    const { entries } = await office.get(audit.list, { query: { about: 'tenant-changed' } });
    expect(entries.map(({ details }) => details)).toEqual([
      { extraHours: [seen.extraHours, seen.extraHours + 8] },
      expect.objectContaining({ startYear: [null, startYear] }),
    ]);
  });

  it('of an older version are rejected', async () => {
    await keep();
    expect(
      await problemOf(office, leave.changeSettings, {
        body: { startYear: null, version: 7, ...rights },
      }),
    ).toMatchObject({ code: 'stale-version' });
  });
});

describe('an absence', () => {
  beforeEach(() => keep());

  it('takes its contract hours, and gives them back when it is deleted', async () => {
    const leaveDays = days(monday, tuesday);
    await take(leaveDays);
    expect(await balance()).toBe(184);
    await office.get(absences.remove, { params: { id: leaveDays.id } });
    expect(await balance()).toBe(200);
    // Undone.
    await take(leaveDays);
    expect(await balance()).toBe(184);
  });

  it('of some hours of a day takes those', async () => {
    await take(days(monday, monday, 2.25));
    expect(await balance()).toBe(197.75);
  });

  it('that is changed takes the difference', async () => {
    const [row] = await take(days(monday, tuesday));
    if (!row) throw new Error('Nothing was added');
    const { firstDay, hoursPerDay, kindId, note, version } = row;
    const values = { firstDay, hoursPerDay, kindId, note, version };
    await office.get(absences.update, {
      params: { id: row.id },
      body: { ...values, lastDay: monday },
    });
    expect(await balance()).toBe(192);
    const uses = (await card()).lines.filter(({ type }) => type === 'use');
    expect(uses.map(({ day, hours }) => [day, hours])).toEqual([
      [monday, -8],
      [tuesday, -8],
      [tuesday, 8],
    ]);
  });

  it('of one who is ill meanwhile takes nothing (BW 7:637)', async () => {
    await take(days(monday, tuesday));
    await take({ ...days(tuesday), kindId: await leaveKindOf(tenant, 'sick') });
    expect(await balance()).toBe(192);
  });

  it('of one who is ill until further notice takes nothing until today, and on coming days what was asked', async () => {
    const coming = addDays(monday, 7 * 52 * 2);
    await take(days(monday, tuesday), days(coming));
    await take({ ...days(tuesday, openEnd), kindId: await leaveKindOf(tenant, 'sick') });
    const isPast = tuesday <= getToday();
    expect(await balance()).toBe(isPast ? 192 : 184);
    const { lines } = await card(anja, YEAR + 2);
    expect(lines.filter(({ type }) => type === 'use').map(({ day }) => day)).toEqual([coming]);
  });

  it('never takes more than a day has, together with what was recorded on it before', async () => {
    const part = { employee_id: anja, first_day: monday, hours_per_day: 5 };
    await makeAbsence(tenant, part);
    await makeAbsence(tenant, { ...part, kind: 'time-for-time' });
    await take(days(tuesday));
    expect(await balance()).toBe(187);
    expect(await balance('time-for-time')).toBe(-3);
  });

  it('takes nothing on a day on which the company is closed, and again when it is not', async () => {
    await take(days(monday, tuesday));
    const closure = await office.get(closures.create, {
      body: { name: 'Dicht', firstDay: tuesday, lastDay: tuesday, cost: 'none' },
    });
    expect(await balance()).toBe(192);
    await office.get(closures.remove, { params: { id: closure.id } });
    expect(await balance()).toBe(184);
  });

  it('within a closure that costs vacation costs each contract day once, as the closure does without it', async () => {
    const bram = await makeEmployee(tenant, { contracts: contracts(fullTime) });
    const end = addDays(monday, 18);
    await take(days(monday, end));
    await office.get(closures.create, {
      body: { name: 'Bouwvak', firstDay: monday, lastDay: end, cost: 'vacation' },
    });
    const daysOff = await office.get(holidays.list, { query: { from: monday, to: end } });
    const feasts = daysOff.filter(({ kind }) => kind === 'holiday').length;
    const costs = 120 - 8 * feasts;
    expect(await balance()).toBe(200 - costs);
    expect(await balance('vacation', bram)).toBe(200 - costs);
  });

  it('recorded for a crew is recorded for all or for none', async () => {
    const bram = await makeEmployee(tenant, { contracts: contracts(fullTime) });
    await take(days(tuesday));
    const both = [{ ...days(monday, tuesday), employeeId: bram }, days(monday, tuesday)];
    expect(await problemOf(office, absences.create, { body: { absences: both } })).toMatchObject({
      code: 'absence-overlap',
    });
    expect(await balance('vacation', bram)).toBe(200);
    expect(await balance()).toBe(192);
  });

  it('entered by many at once is taken once', async () => {
    const leaveDays = days(monday);
    const other = days(monday);
    const all = await Promise.allSettled(
      [leaveDays, leaveDays, leaveDays, other].map((entry) => take(entry)),
    );
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(await balance()).toBe(192);
  });
});

describe('the ledger of an employee', () => {
  beforeEach(() => keep());
  const change = async (values: object) => {
    const { version } = await office.get(employees.get, { params: { id: anja } });
    await office.get(employees.change, { params: { id: anja }, body: { version, ...values } });
  };
  const on = async (day: string) => {
    const all = await office.get(leave.balances, { query: { day } });
    const own = all.find(({ employeeId }) => employeeId === anja)?.balances;
    return own?.find(({ account }) => account === 'vacation')?.hours;
  };

  it('follows a contract that changes in mid-year from that day on', async () => {
    const midYear = `${YEAR}-07-01`;
    await take(days(monday));
    expect(await on(`${YEAR}-06-30`)).toBe(192);
    await change({ contracts: [fullTime, { from: midYear, hours: weekdays(4) }] });
    expect(await on(`${YEAR}-06-30`)).toBe(192);
    // Half of the leave of the second half of the year, rounded in favour of the employee.
    expect(await on(midYear)).toBeGreaterThan(141);
    expect(await on(midYear)).toBeLessThan(142.5);
    await change({ contracts: [fullTime] });
    expect(await on(midYear)).toBe(192);
  });

  it('ends with the service, in proportion, and can be paid out (BW 7:641)', async () => {
    const lastDay = `${YEAR}-06-30`;
    await take(days(monday));
    await office.get(employees.remove, { params: { id: anja }, query: { last_day: lastDay } });
    const left = (await on(lastDay)) ?? 0;
    expect(left).toBeGreaterThan(90);
    expect(left).toBeLessThan(93);
    const ended = (await office.get(leave.balances, { query: { day: lastDay } })).find(
      ({ employeeId }) => employeeId === anja,
    );
    for (const { kind, hours } of ended?.byKind.slice(0, 2) ?? []) {
      await correct({ type: 'payout', kind, day: lastDay, hours: -hours });
    }
    expect(await on(lastDay)).toBe(0);
    await office.get(employees.restore, { params: { id: anja } });
    expect(await balance()).toBe(192 - left);
  });

  const correct = (values: object, id = randomUUIDv7()) =>
    office.get(leave.correct, {
      params: { id: anja },
      body: {
        id,
        type: 'correction',
        kind: 'extra',
        day: monday,
        hours: 10,
        note: 'Beginsaldo',
        ...values,
      },
    });

  it('pays out of the kind that is named, and statutory leave only from the last day (BW 7:640, 641)', async () => {
    const left = async () => {
      const all = await office.get(leave.balances, { query: { day: `${YEAR}-12-31` } });
      const own = all.find(({ employeeId }) => employeeId === anja)?.byKind ?? [];
      return Object.fromEntries(own.map(({ kind, hours }) => [kind, hours]));
    };
    await correct({ type: 'payout', hours: -16 });
    expect(await left()).toMatchObject({ statutory: 160, extra: 24 });
    await correct({ hours: -8, kind: 'statutory' });
    expect(await left()).toMatchObject({ statutory: 152, extra: 24 });
    const body = { id: randomUUIDv7(), type: 'payout', kind: 'statutory', day: monday } as const;
    const refused = await problemOf(office, leave.correct, {
      params: { id: anja },
      body: { ...body, hours: -8, note: 'Uit' },
    });
    expect(refused).toMatchObject({ fields: [{ field: 'kind', code: 'statutory-in-service' }] });
    expect(await left()).toMatchObject({ statutory: 152, extra: 24 });
  });

  it('takes a line of the office once, and its counter once', async () => {
    const line = randomUUIDv7();
    await Promise.all([correct({}, line), correct({}, line)]);
    expect(await balance()).toBe(210);
    const counter = (id = randomUUIDv7()) =>
      office.get(leave.counter, { params: { id: line }, body: { id, note: 'Vergissing' } });
    await counter();
    expect(await balance()).toBe(200);
    await expect(counter()).rejects.toThrow();
    const lines = (await card()).lines.filter(({ type }) => type === 'correction');
    expect(lines.map(({ hours, countered }) => [hours, countered])).toEqual([
      [10, true],
      [-10, false],
    ]);
  });

  it('cannot be changed or deleted by the application', async () => {
    const act = (work: Parameters<typeof tenant.transact>[0]) =>
      expect(tenant.transact(work)).rejects.toThrow('permission denied');
    await act((tx) => tx.deleteFrom('leave_lines').execute());
    await act((tx) => tx.updateTable('leave_lines').set({ quarters: 1 }).execute());
  });

  it('lets a lot lapse after its day', async () => {
    await keep(null, 1);
    await keep(YEAR - 6, 2);
    const lines = await readRows(tenant, 'leave_lines', ['type', 'lot', 'quarters'], {
      type: 'expiry',
    });
    // Nobody was warned, so that statutory leave stays (HR 2023:955); other leave lapses after five years (BW 7:642).
    const lapsed = lines.map(({ lot, quarters }) => `${lot} ${quarters}`).toSorted();
    expect(lapsed).toEqual([`${YEAR - 6} extra -160`]);
  });

  it('has other days of expiry by a term of the company, and the old ones without it (BW 7:640a)', async () => {
    const limit = {
      ...{ rule: 'leave.statutoryMonths' as const, from: `${YEAR + 1}-01-01`, until: null },
      ...{ value: 12, source: 'cao', checkedOn: getToday() },
    };
    const set = (ownLimits: (typeof limit)[], version: number) =>
      office.get(settings.change, { body: { ownLimits, version } });
    const lots = async () =>
      (await card()).lots
        .filter(({ kind }) => kind === 'statutory')
        .map(({ expiresOn, left }) => [expiresOn, left]);
    await take(days(monday));
    expect(await lots()).toEqual([[`${YEAR + 1}-07-01`, 152]]);
    await set([limit], 1);
    expect(await lots()).toEqual([[`${YEAR + 2}-01-01`, 152]]);
    expect(await balance()).toBe(192);
    await set([], 2);
    expect(await lots()).toEqual([[`${YEAR + 1}-07-01`, 152]]);
  });

  it('of one who is hired has no lines, and of one who was employed keeps those that there were', async () => {
    const hired = await makeEmployee(tenant, { kind: 'hired', contracts: contracts(fullTime) });
    await take({ ...days(monday), employeeId: hired });
    expect((await card(hired)).lines).toEqual([]);
    await take(days(tuesday));
    await change({ kind: 'self-employed' });
    expect(await balance()).toBe(192);
  });

  it('keeps statutory leave of who was told in time, but was ill until it would lapse (BW 7:640a)', async () => {
    await keep(null, 1);
    const expires_on = `${YEAR - 1}-07-01`;
    await tenant.transact((tx) =>
      tx
        .insertInto('leave_warnings')
        .values({
          ...{ id: randomUUIDv7(), employee_id: anja, expires_on, quarters: 640, text: '' },
          ...{ told_on: `${YEAR - 1}-01-15`, told_how: 'Gesprek' },
        })
        .execute(),
    );
    await keep(YEAR - 2, 2);
    const expiries = async () =>
      (await card(anja, YEAR - 1)).lines.filter(({ type }) => type === 'expiry');
    expect(await expiries()).toMatchObject([{ day: expires_on, hours: -160, countered: false }]);
    // Recorded later.
    const sick = await leaveKindOf(tenant, 'sick');
    await take({ ...days(`${YEAR - 2}-11-01`, `${YEAR - 1}-08-31`), kindId: sick });
    expect((await expiries()).reduce((sum, { hours }) => sum + hours, 0)).toBe(0);
    const { lots } = await card();
    expect(lots.find((lot) => lot.expiresOn === expires_on)).toMatchObject({
      ...{ left: 160, lapsesOn: `${YEAR + 4}-01-01` },
    });
  });

  it.each([
    ['Onbetaald verlof', -6],
    ['Ouderschapsverlof', -6],
    ['Kortdurend zorgverlof', 0],
    ['Individueel budget', 0],
    ['Ziek', 0],
  ])(
    'of two weeks of %s takes %d hours of statutory leave and nothing else',
    async (name, hours) => {
      const [kind] = await readRows(tenant, 'leave_kinds', ['id'], { name });
      await take({ ...days(`${YEAR + 1}-02-01`, `${YEAR + 1}-02-14`), kindId: kind?.id ?? '' });
      const { lines } = await card(anja, YEAR + 1);
      const taken = lines.filter((line) => line.hours < 0);
      expect(taken.reduce((sum, line) => sum + line.hours, 0)).toBe(hours);
      expect(
        taken.every(({ lotKind, day }) => lotKind === 'statutory' && /-02-2[89]$/.test(day)),
      ).toBe(true);
    },
  );

  it('adds what comes with a day at the first look on that day, by nobody', async () => {
    await tenant.transact(async (tx) => {
      await tx
        .updateTable('leave_settings')
        .set({ kept_on: addDays(getToday(), -1) })
        .execute();
      await tx
        .updateTable('employees')
        .set({ contracts: contracts({ from: null, hours: weekdays(4) }) })
        .execute();
    });
    expect(await balance()).toBe(100);
    const taken = (await card()).lines.filter((line) => line.hours < 0);
    expect(new Set(taken.map(({ by }) => by))).toEqual(new Set(['']));
  });
});

describe('the counters of a card', () => {
  const ofKind = async (name: string) =>
    (await readRows(tenant, 'leave_kinds', ['id'], { name }))[0]?.id ?? '';

  it('tell what is taken of leave that the law counts, without balances too', async () => {
    const care = await ofKind('Kortdurend zorgverlof');
    await take(
      { ...days(monday, addDays(monday, 4)), kindId: care },
      { ...days(addDays(monday, 7), undefined, 2), kindId: care },
    );
    const counter = { kindName: 'Kortdurend zorgverlof', used: 42, maximum: 80, since: monday };
    expect((await card()).counters).toMatchObject([counter]);
    // Its twelve months end in the next year.
    expect((await card(anja, YEAR + 1)).counters).toMatchObject([counter]);
    expect((await card(anja, YEAR + 2)).counters).toEqual([]);
    expect((await card(anja, YEAR - 1)).counters).toEqual([]);
  });

  it('go over the maximum, which nothing refuses', async () => {
    const kindId = await ofKind('Geboorteverlof');
    await take({ ...days(monday, addDays(monday, 7)), kindId });
    expect((await card()).counters).toMatchObject([{ used: 48, maximum: 40, paid: 40 }]);
  });

  it('leave out holidays and illness', async () => {
    const [kindId, sick] = [
      await ofKind('Langdurend zorgverlof'),
      await leaveKindOf(tenant, 'sick'),
    ];
    await office.get(closures.create, {
      body: { name: 'Dicht', firstDay: tuesday, lastDay: tuesday, cost: 'none' },
    });
    await take({ ...days(monday, addDays(monday, 4)), kindId });
    await take({ ...days(addDays(monday, 3)), kindId: sick });
    expect((await card()).counters).toMatchObject([{ used: 24, maximum: 240 }]);
  });
});

describe('GET /leave/own', () => {
  it('is the card of the employee, without remarks of the office', async () => {
    await keep();
    await office.get(absences.create, {
      body: { absences: [{ ...days(monday), note: 'Nooit vertellen' }] },
    });
    const own = await browseAs(
      server,
      tenant,
      await makeUser(tenant, { userType: 'employee', employeeId: anja }),
    );
    const mine = await own.get(leave.own, { query: { year: `${YEAR}` } });
    expect(mine).toMatchObject({ employee: { id: anja }, absences: [{ note: '' }] });
    expect(JSON.stringify(mine)).not.toContain('Nooit vertellen');
  });

  it('of another company knows nothing of this one', async () => {
    const other = await makeTenant(server);
    const theirs = await browseAs(server, other, await makeUser(other));
    expect(
      await problemOf(theirs, leave.card, { params: { id: anja }, query: { year: `${YEAR}` } }),
    ).toMatchObject({ code: 'not-found' });
  });
});
