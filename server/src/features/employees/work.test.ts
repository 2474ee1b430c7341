import { addDays, addMonths, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { hourKinds } from '@ploegplan/contract/hour-kinds/endpoints';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { buildCells, sumQuarters } from '@ploegplan/contract/rules/hours/hours';
import { fromQuarters } from '@ploegplan/contract/rules/leave/hours';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { describe, expect, it } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeAbsence,
  makeEmployee,
  makePlanningItem,
  makeProject,
} from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);

describe('GET /employees/:id/planned-after', () => {
  it('lists what is planned after the day and not recorded on, with all who are on it', async () => {
    const [id, mate] = [await makeEmployee(tenant), await makeEmployee(tenant)];
    const plan = (date: string, employeeIds = [id]) =>
      makePlanningItem(tenant, { date, employeeIds });
    await plan('2026-03-02');
    const after = await plan('2026-03-03', [id, mate]);
    const recorded = await plan('2026-03-04');
    await plan('2026-03-05', [mate]);
    const last = await plan('2026-03-06');
    await changeRows(
      tenant,
      'planning_assignments',
      { hours_worked: 8 },
      { planning_item_id: recorded.id },
    );
    const planned = await office.get(employees.plannedAfter, {
      params: { id },
      query: { day: '2026-03-02' },
    });
    expect(planned.map((entry) => entry.id)).toEqual([after.id, last.id]);
    expect(planned[0]).toMatchObject({ version: 1, employeeIds: [id, mate].toSorted() });
    const until = await office.get(employees.plannedAfter, {
      params: { id },
      query: { day: '2026-03-02', until: '2026-03-05' },
    });
    expect(until.map((entry) => entry.id)).toEqual([after.id]);
  });
});

describe('GET /employees/:id/absences', () => {
  it('lists those of the employee from a year ago until a year ahead', async () => {
    const [employee_id, mate] = [await makeEmployee(tenant), await makeEmployee(tenant)];
    const absent = (months: number, values = { employee_id }) => {
      const day = addDays(addMonths(getToday(), months), Math.sign(months));
      return makeAbsence(tenant, { ...values, first_day: day, last_day: day });
    };
    await absent(-12);
    await absent(12);
    await absent(1, { employee_id: mate });
    const [later, past] = [await absent(11), await absent(-11)];
    const listed = await office.get(employees.absences, { params: { id: employee_id } });
    expect(listed.map(({ id }) => id)).toEqual([past, later]);
  });
});

describe('GET /employees/:id/work', () => {
  it('has the planning from this week, drafts too, and the hours of each week since twelve weeks ago', async () => {
    const id = await makeEmployee(tenant);
    const monday = getMonday(getToday());
    const times = { start_time: '07:00', end_time: '15:30', employeeIds: [id] };
    const plan = (date: string, values: object = times) =>
      makePlanningItem(tenant, { ...times, ...values, date });
    await plan(addDays(monday, -12 * 7 - 1));
    const past = await plan(addDays(monday, -12 * 7));
    const own = await plan(monday, { is_draft: true });
    await plan(monday, { employeeIds: [await makeEmployee(tenant)] });
    const night = await plan(addDays(monday, 8), { start_time: '22:00', end_time: '06:00' });
    await changeRows(
      tenant,
      'planning_assignments',
      { hours_worked: 7.75 },
      { planning_item_id: past.id },
    );
    const work = await office.get(employees.work, { params: { id } });
    expect(work).toMatchObject({ planned: 23.5, recorded: 7.75, itemCount: 2 });
    expect(work.periods).toEqual([
      { start: addDays(monday, -12 * 7), planned: 8, recorded: 7.75, due: 8 },
      { start: monday, planned: 8, recorded: 0, due: getToday() > monday ? 8 : 0 },
      { start: addDays(monday, 7), planned: 7.5, recorded: 0, due: 0 },
    ]);
    expect(work.items).toMatchObject([
      { id: own.id, isDraft: true },
      { id: night.id, isDraft: false },
    ]);
  });

  it('compares recorded hours with what was planned on days that are past or have hours', async () => {
    const id = await makeEmployee(tenant);
    const times = { start_time: '07:00', end_time: '15:30', employeeIds: [id] };
    const plan = (days: number) =>
      makePlanningItem(tenant, { ...times, date: addDays(getToday(), days) });
    await plan(-1);
    await plan(0);
    const early = await plan(1);
    const dueOf = async () => (await office.get(employees.work, { params: { id } })).due;
    expect(await dueOf()).toBe(8);
    const where = { planning_item_id: early.id };
    await changeRows(tenant, 'planning_assignments', { hours_worked: 4 }, where);
    expect(await dueOf()).toBe(16);
  });

  it('counts planned hours less one break a day and recorded hours of all kinds, as the hours board does', async () => {
    const id = await makeEmployee(tenant);
    const [projectId, other] = [await makeProject(tenant), await makeProject(tenant)];
    const date = getMonday(getToday());
    const day = { date, employeeIds: [id] };
    const early = { ...day, project_id: other, start_time: '06:00', end_time: '12:00' };
    await makePlanningItem(tenant, early);
    const late = { ...day, project_id: projectId, start_time: '12:00', end_time: '18:00' };
    const { id: itemId } = await makePlanningItem(tenant, late);
    const where = { planning_item_id: itemId };
    await changeRows(tenant, 'planning_assignments', { hours_worked: 6 }, where);
    const kinds = await office.get(hourKinds.list, { query: {} });
    const standardKindId = kinds.find(({ isStandard }) => isStandard)?.id ?? '';
    const kindId = kinds.find(({ isStandard }) => !isStandard)?.id ?? '';
    const travel = { employeeId: id, date, projectId, clientId: null, kindId };
    const edits = [{ ...travel, hours: 1, seen: null }];
    await office.get(hours.record, { body: { edits } });

    const week = await office.get(hours.list, { query: { from: date, to: date } });
    const cells = [...buildCells(week, { standardKindId, workingWeek: usualWeek }).values()].filter(
      ({ employeeId }) => employeeId === id,
    );
    const planned = cells.reduce((sum, cell) => sum + (cell.planned ?? 0), 0);
    const board = { planned: fromQuarters(planned), recorded: fromQuarters(sumQuarters(cells)) };
    expect(board).toEqual({ planned: 11.25, recorded: 7 });
    expect(await office.get(employees.work, { params: { id } })).toMatchObject(board);
    // The break, of 45 minutes for more than ten hours, is in the item of the other project, which is as long and begins earlier.
    expect(await office.get(projects.work, { params: { id: projectId } })).toMatchObject({
      planned: 6,
      recorded: 7,
      people: [{ employeeId: id, planned: 6, recorded: 7, days: 1 }],
    });
  });
});
