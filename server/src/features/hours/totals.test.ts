import { addDays } from '@ploegplan/contract/dates/dates';
import { hourKinds } from '@ploegplan/contract/hour-kinds/endpoints';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { buildCells, type HoursCell, sumQuarters } from '@ploegplan/contract/rules/hours/hours';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import {
  makeClient,
  makeEmployee,
  makePlanningItem,
  makeProject,
} from '../../../test/data/factories.ts';
import { changeRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server);
const monday = '2026-01-05';
const DAYS = 28;

/** Where hours are recorded: one of the people, days, projects or clients and kinds, by their places in the lists. */
const edit = fc.record({
  person: fc.nat(3),
  day: fc.nat(DAYS - 1),
  target: fc.nat(2),
  kind: fc.nat(2),
  quarters: fc.integer({ min: 0, max: 12 }),
});

/** Sums in quarters of the hours that count, as the database has them. */
async function sumsInSql(column: 'employee_id' | 'project_id' | 'client_id' | 'kind_id') {
  const { rows } = await tenant.transact((tx) =>
    sql<{ id: string; quarters: number }>`
      select ${sql.ref(column)} as id, sum(quarters)::int as quarters from recorded_hours
       where quarters > 0 and ${sql.ref(column)} is not null group by 1`.execute(tx),
  );
  return new Map(rows.map(({ id, quarters }) => [id, quarters]));
}

it('totals of four random weeks by person, project, client and kind are those of the database', async () => {
  const people = await Promise.all(
    ['Ann', 'Bob', 'Cas', 'Dik'].map((name) => makeEmployee(tenant, { name })),
  );
  const kinds = await office.get(hourKinds.list, { query: {} });
  const standard = kinds.find(({ isStandard }) => isStandard);
  const targets = [
    { projectId: await makeProject(tenant), clientId: null },
    { projectId: await makeProject(tenant), clientId: null },
    { projectId: null, clientId: await makeClient(tenant) },
  ];
  const all = fc.sample(edit, { numRuns: 400, seed: 16 });
  const at = ({ person, day, target, kind }: (typeof all)[number]) => ({
    employeeId: people[person] ?? '',
    date: addDays(monday, day),
    projectId: targets[target]?.projectId ?? null,
    clientId: targets[target]?.clientId ?? null,
    kindId: kinds[kind]?.id ?? '',
  });
  // Some entered by employees, beside which the office records.
  for (const one of all.slice(0, 60)) {
    const { employeeId, date, projectId, clientId } = at(one);
    const item = await makePlanningItem(tenant, {
      date,
      project_id: projectId,
      client_id: clientId,
      employeeIds: [employeeId],
    });
    const where = { planning_item_id: item.id };
    await changeRows(tenant, 'planning_assignments', { hours_worked: one.quarters / 4 }, where);
  }
  const range = { from: monday, to: addDays(monday, DAYS - 1) };
  const read = async () =>
    buildCells(await office.get(hours.list, { query: range }), {
      standardKindId: standard?.id ?? '',
      workingWeek: usualWeek.map((day) => day && { ...day, breakMinutes: 0 }),
    });
  const before = await read();
  const edits = new Map(
    all.map((entry) => {
      const cell = at(entry);
      const key = `${cell.employeeId} ${cell.date} ${cell.projectId ?? cell.clientId} ${cell.kindId}`;
      const seen = before.get(key)?.quarters ?? null;
      const wanted = { hours: entry.quarters / 4, seen: seen === null ? null : seen / 4 };
      return [key, { ...cell, ...wanted }];
    }),
  );
  const { problems } = await office.get(hours.record, { body: { edits: [...edits.values()] } });
  expect(problems).toEqual([]);
  const cells = [...(await read()).values()];
  const sums = (getKey: (cell: HoursCell) => string | null) => {
    const groups = Map.groupBy(cells, getKey);
    groups.delete(null);
    const found = [...groups].map(([key, own]) => [key, sumQuarters(own)] as const);
    return new Map(found.filter(([, quarters]) => quarters > 0));
  };
  expect(sums(({ employeeId }) => employeeId)).toEqual(await sumsInSql('employee_id'));
  expect(sums(({ projectId }) => projectId)).toEqual(await sumsInSql('project_id'));
  expect(sums(({ clientId }) => clientId)).toEqual(await sumsInSql('client_id'));
  expect(sums(({ kindId }) => kindId)).toEqual(await sumsInSql('kind_id'));
});
