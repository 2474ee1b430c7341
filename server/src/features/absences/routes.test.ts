import { randomUUIDv7 } from 'node:crypto';
import { absences } from '@ploegplan/contract/absences/endpoints';
import { absenceKinds } from '@ploegplan/contract/absences/schemas';
import { openEnd } from '@ploegplan/contract/dates/dates';
import { beforeEach, describe, expect, it } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  leaveKindOf,
  makeAbsence,
  makeEmployee,
  makeLeaveKind,
  makeTenant,
  makeUser,
} from '../../../test/data/factories.ts';
import { readRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
let anja: string;
beforeEach(async () => {
  anja = await makeEmployee(tenant, { name: 'Anja' });
});

const absent = (first_day: string, last_day: string, hours_per_day: number | null = null) =>
  makeAbsence(tenant, { employee_id: anja, first_day, last_day, hours_per_day });

describe('GET /absences', () => {
  const list = (from: string, to: string) => office.get(absences.list, { query: { from, to } });

  it('returns all fields of an absence', async () => {
    const id = await absent('2030-01-07', '2030-01-11', 2.25);
    expect(await list('2030-01-07', '2030-01-13')).toEqual([
      {
        id,
        employeeId: anja,
        kindId: await leaveKindOf(tenant, 'vacation'),
        kindName: 'Vakantie',
        hue: 150,
        kind: 'vacation',
        firstDay: '2030-01-07',
        lastDay: '2030-01-11',
        hoursPerDay: 2.25,
        note: '',
        isUnanswered: false,
        version: 1,
      },
    ]);
  });

  it('returns the absences that overlap the days, first and last included', async () => {
    const before = await absent('2030-01-01', '2030-01-06');
    const inside = await absent('2030-01-07', '2030-01-08');
    const after = await absent('2030-01-09', '2030-01-20');
    const ids = async (from: string, to: string) => (await list(from, to)).map(({ id }) => id);
    expect(await ids('2030-01-07', '2030-01-08')).toEqual([inside]);
    expect(await ids('2030-01-06', '2030-01-09')).toEqual([before, inside, after]);
  });

  it('returns no absences of another tenant', async () => {
    await absent('2030-01-07', '2030-01-07');
    const other = await makeTenant(server);
    const theirs = await browseAs(server, other, await makeUser(other));
    const query = { from: '2030-01-01', to: '2030-01-31' };
    expect(await theirs.get(absences.list, { query })).toEqual([]);
  });
});

describe('an absence', () => {
  it('of whole days cannot overlap another one of the same employee', async () => {
    await absent('2030-01-07', '2030-01-11');
    await expect(absent('2030-01-11', '2030-01-12')).rejects.toThrow(
      'one_whole_day_absence_at_a_time',
    );
    await absent('2030-01-12', '2030-01-12');
    await absent('2030-01-08', '2030-01-08', 2);
    await makeAbsence(tenant, { employee_id: await makeEmployee(tenant), first_day: '2030-01-11' });
  });

  it('of whole days can overlap an illness, which cannot overlap another', async () => {
    await absent('2030-01-07', '2030-01-11');
    const ill = { employee_id: anja, kind: 'sick', first_day: '2030-01-08' };
    await makeAbsence(tenant, ill);
    await expect(makeAbsence(tenant, ill)).rejects.toThrow('one_whole_day_absence_at_a_time');
  });

  it('must have quarter hours, and end on or after its first day', async () => {
    await expect(absent('2030-01-07', '2030-01-07', 1.1)).rejects.toThrow('leave_in_quarters');
    await expect(absent('2030-01-07', '2030-01-07', 0)).rejects.toThrow('leave_in_quarters');
    await expect(absent('2030-01-07', '2030-01-06')).rejects.toThrow('first_day_comes_first');
  });

  it.each(absenceKinds)('accepts kind %s', async (kind) => {
    await makeAbsence(tenant, { employee_id: anja, kind });
  });

  it('is recorded in the change log', async () => {
    const id = await absent('2030-01-07', '2030-01-07');
    const rows = await readRows(tenant, 'changes', ['action'], { subject_id: id });
    expect(rows).toEqual([{ action: 'insert' }]);
  });
});

describe('recording absences', () => {
  const values = async () => ({
    kindId: await leaveKindOf(tenant, 'vacation'),
    firstDay: '2030-01-07',
    lastDay: '2030-01-08',
    hoursPerDay: null,
    note: 'Bruiloft',
  });
  const add = async (other: object = {}) =>
    office.call(absences.create, {
      body: {
        absences: [{ id: randomUUIDv7(), employeeId: anja, ...(await values()), ...other }],
      },
    });
  const change = async (id: string, other: object = {}) =>
    office.call(absences.update, {
      params: { id },
      body: { version: 1, ...(await values()), ...other },
    });

  it('answers with the absence, and the same for a repetition', async () => {
    const id = randomUUIDv7();
    const expected = [{ id, kindName: 'Vakantie', note: 'Bruiloft', version: 1 }];
    expect((await add({ id })).json()).toMatchObject(expected);
    expect((await add({ id })).json()).toMatchObject(expected);
  });

  it.each([
    ['an unknown employee', { employeeId: randomUUIDv7() }, 'employeeId'],
    ['an unknown kind', { kindId: randomUUIDv7() }, 'kindId'],
    ['a last day before the first', { lastDay: '2030-01-06' }, 'absences.0.lastDay'],
    ['more than a year', { lastDay: '2031-03-01' }, 'absences.0.lastDay'],
    ['hours that are no quarters', { hoursPerDay: 1.1 }, 'absences.0.hoursPerDay'],
  ])('rejects %s at its field', async (_, other, field) => {
    expect((await add(other)).json()).toMatchObject({ code: 'validation', fields: [{ field }] });
  });

  it('accepts an illness until further notice, which ends by a change of its last day', async () => {
    const kindId = await leaveKindOf(tenant, 'sick');
    const id = randomUUIDv7();
    const open = { kindId, lastDay: openEnd };
    expect((await add({ id, ...open })).json()).toMatchObject([{ id, lastDay: openEnd }]);
    const query = { from: '2035-06-04', to: '2035-06-10' };
    expect(await office.get(absences.list, { query })).toMatchObject([{ id }]);
    expect((await add({ ...open, firstDay: '2031-01-01' })).json()).toMatchObject({
      code: 'absence-overlap',
    });
    expect((await change(id, { kindId })).json()).toMatchObject({ lastDay: '2030-01-08' });
    expect(await office.get(absences.list, { query })).toEqual([]);
  });

  it('rejects leave until further notice, also as what an illness becomes', async () => {
    const fault = { code: 'validation', fields: [{ field: 'lastDay', code: 'range-too-long' }] };
    expect((await add({ lastDay: openEnd })).json()).toMatchObject(fault);
    const kindId = await leaveKindOf(tenant, 'sick');
    const id = randomUUIDv7();
    await add({ id, kindId, lastDay: openEnd });
    expect((await change(id, { lastDay: openEnd })).json()).toMatchObject(fault);
  });

  it('rejects a kind of another company, and one that was deleted', async () => {
    const theirs = await leaveKindOf(await makeTenant(server), 'vacation');
    const gone = await makeLeaveKind(tenant, { deleted_at: new Date() });
    for (const kindId of [theirs, gone]) {
      expect((await add({ kindId })).json()).toMatchObject({ fields: [{ field: 'kindId' }] });
    }
  });

  it('changes an absence of the version that was seen, to free days', async () => {
    const id = await absent('2030-01-01', '2030-01-02');
    await absent('2030-01-20', '2030-01-20');
    expect((await change(id)).json()).toMatchObject({ firstDay: '2030-01-07', version: 2 });
    expect((await change(id)).json()).toMatchObject({ code: 'stale-version' });
    const taken = { version: 2, lastDay: '2030-01-20' };
    expect((await change(id, taken)).json()).toMatchObject({ code: 'absence-overlap' });
  });

  describe('on a day with other leave', () => {
    const monday = { firstDay: '2030-01-07', lastDay: '2030-01-07' };
    const full = (detail: string) => ({
      code: 'absence-overlap',
      fields: [{ field: 'lastDay', code: 'day-full', detail }],
    });
    beforeEach(async () => {
      const contracts = JSON.stringify([{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }]);
      anja = await makeEmployee(tenant, { contracts });
    });

    it('rejects more than the contract hours at the field, with the day', async () => {
      await absent('2030-01-08', '2030-01-08', 5);
      expect((await add()).json()).toMatchObject(full('2030-01-08'));
      expect((await add({ hoursPerDay: 5 })).json()).toMatchObject(full('2030-01-08'));
      expect((await add({ hoursPerDay: 3 })).statusCode).toBe(200);
      expect((await add({ hoursPerDay: 1 })).json()).toMatchObject(full('2030-01-08'));
    });

    it('accepts an illness, and leave during one', async () => {
      await absent('2030-01-07', '2030-01-07');
      const kindId = await leaveKindOf(tenant, 'sick');
      expect((await add({ ...monday, kindId, hoursPerDay: 4 })).statusCode).toBe(200);
    });

    it('accepts one of two parts that are recorded at once', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => add({ ...monday, hoursPerDay: 5 })));
      const codes = answers.map(({ statusCode }) => statusCode);
      expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    });

    it('accepts a change of what was too much before, unless it becomes more', async () => {
      await absent('2030-01-07', '2030-01-09');
      const id = await absent('2030-01-07', '2030-01-07', 5);
      expect((await change(id, { ...monday, hoursPerDay: 5 })).statusCode).toBe(200);
      const more = { ...monday, version: 2, hoursPerDay: 6 };
      expect((await change(id, more)).json()).toMatchObject(full('2030-01-07'));
      const longer = { version: 2, hoursPerDay: 5 };
      expect((await change(id, longer)).json()).toMatchObject(full('2030-01-08'));
      expect((await change(id, { ...monday, version: 2, hoursPerDay: 4 })).statusCode).toBe(200);
    });
  });

  it('of illness keeps no remark, whatever is sent, in the row and in the change log', async () => {
    const kindId = await leaveKindOf(tenant, 'sick');
    const sick = randomUUIDv7();
    expect((await add({ id: sick, kindId })).json()).toMatchObject([{ id: sick, note: '' }]);
    expect((await change(sick, { kindId })).json()).toMatchObject({ note: '', version: 2 });
    const id = await absent('2030-02-04', '2030-02-05');
    const days = { firstDay: '2030-02-04', lastDay: '2030-02-05', kindId };
    expect((await change(id, days)).json()).toMatchObject({ note: '', version: 2 });
    const before = randomUUIDv7();
    const others = { firstDay: '2030-03-04', lastDay: '2030-03-05' };
    expect((await add({ id: before, ...others })).json()).toMatchObject([{ note: 'Bruiloft' }]);
    expect((await change(before, { ...others, kindId })).statusCode).toBe(200);
    const changed = await readRows(tenant, 'changes', ['before', 'after'], { subject: 'absences' });
    expect(JSON.stringify(changed)).not.toContain('Bruiloft');
  });

  it('does not know absences of another company', async () => {
    const other = await makeTenant(server);
    const id = await makeAbsence(other, { employee_id: await makeEmployee(other) });
    expect((await change(id)).statusCode).toBe(404);
    expect((await office.call(absences.remove, { params: { id } })).statusCode).toBe(404);
  });
});
