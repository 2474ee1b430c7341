import { listDetailLines } from '@ploegplan/contract/audit/details';
import { audit } from '@ploegplan/contract/audit/endpoints';
import type { AuditQuery } from '@ploegplan/contract/audit/schemas';
import { describeEntry } from '@ploegplan/contract/audit/words';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { limits } from '@ploegplan/contract/limits';
import { planning } from '@ploegplan/contract/planning/endpoints';
import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { projects } from '@ploegplan/contract/projects/endpoints';
import { usualTerms } from '@ploegplan/contract/texts/terms';
import { beforeEach, expect, it } from 'vitest';
import { browseAs } from '../../../test/calls/browser.ts';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { hourKindOf, makeEmployee, makeProject, makeUser } from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';

const server = useServer();
const { tenant, browser: office } = useVisitor(server, { username: 'planner' });
const date = '2030-01-07';

let kade: string;
let anja: string;
beforeEach(async () => {
  kade = await makeProject(tenant, { title: 'Kade' });
  anja = await makeEmployee(tenant, { name: 'Anja' });
});

const plan = (day = date, projectId = kade): Promise<PlanningItem> =>
  office.get(planning.create, { body: { date: day, projectId, employeeIds: [anja] } });

const log = async (query: AuditQuery) => (await office.get(audit.list, { query })).entries;
const told = async (query: AuditQuery) =>
  (await log(query)).map((entry) => [
    describeEntry(entry, usualTerms),
    listDetailLines(entry, usualTerms).map(
      ({ label, from, to }) => `${label}: ${from ?? ''} > ${to}`,
    ),
  ]);

it('tells who moved what in words, and what one action did to many days as one', async () => {
  const items = [await plan(), await plan(addDays(date, 1))];
  const edits = items.map(({ id, version }, at) => ({
    kind: 'change' as const,
    id,
    version,
    values: { date: addDays(date, 7 + at) },
  }));
  await office.get(planning.edit, { body: { edits } });
  const [moved] = await log({ about: 'planning' });
  expect(moved).toMatchObject({ actorName: 'planner', actorKind: 'user', event: 'item-moved' });
  expect(moved?.target).toEqual({ kind: 'item', id: expect.any(String), date: '2030-01-14' });
  const [inOneLine] = await told({ about: 'planning' });
  expect(inOneLine?.[0]).toBe('2 dagen: planning van Kade verplaatst');
  expect(await told({ about: 'planning', from: getToday(), to: getToday() })).toHaveLength(3);
});

it('tells what was changed, planned and removed, without hours', async () => {
  const item = await plan();
  const bob = await makeEmployee(tenant, { name: 'Bob' });
  const changed = await office.get(planning.update, {
    params: { id: item.id },
    body: { version: item.version, startTime: '08:00', endTime: '12:00', employeeIds: [bob] },
  });
  await office.get(planning.remove, { params: { id: changed.id } });
  expect(await told({ about: 'planning' })).toEqual([
    ['Planning van Kade verwijderd', ['Mensen:  > Bob', 'Dagen:  > ma 7 jan 2030']],
    [
      'Planning van Kade gewijzigd',
      expect.arrayContaining(['Van: geen > 08:00', 'Mensen: Anja > Bob']),
    ],
    ['Planning van Kade toegevoegd', ['Mensen:  > Anja', 'Dagen:  > ma 7 jan 2030']],
  ]);
});

it('finds by subject, person and day', async () => {
  const brug = await makeProject(tenant, { title: 'Brug' });
  await plan();
  await plan(date, brug);
  const found = async (query: AuditQuery) =>
    (await log({ about: 'planning', ...query })).map(({ subject }) => subject);
  expect(await found({ subject: 'brug' })).toEqual(['Brug']);
  expect(await found({ subject: 'anja' })).toEqual(['Brug', 'Kade']);
  expect(await found({ actor: 'plan' })).toHaveLength(2);
  expect(await found({ actor: 'niemand' })).toEqual([]);
  expect(await found({ to: addDays(getToday(), -1) })).toEqual([]);
});

it('tells what was changed of projects, with the names of status and client', async () => {
  const { id, version, ...values } = await office.get(projects.get, { params: { id: kade } });
  const { deleted: _, ...fields } = values;
  await office.get(projects.update, {
    params: { id },
    body: { ...fields, title: 'Kade 12', location: 'Gouda', version },
  });
  const [entry] = await log({ about: 'projects' });
  expect(entry?.target).toEqual({ kind: 'project', id, date: null });
  expect(await told({ about: 'projects' })).toEqual([
    ['Project Kade 12 gewijzigd', ['Titel: Kade > Kade 12', 'Locatie: geen > Gouda']],
  ]);
});

it('tells who wrote hours of whom', async () => {
  const worker = await makeUser(tenant, { userType: 'employee', employeeId: anja });
  const day = addDays(getToday(), -1);
  const { id } = await plan(day);
  await (await browseAs(server, tenant, worker)).get(employeePlanning.record, {
    params: { id },
    body: { hoursWorked: 8 },
  });
  const cell = { employeeId: anja, date: day, projectId: kade, clientId: null };
  await office.get(hours.record, {
    body: {
      edits: [{ ...cell, kindId: await hourKindOf(tenant), hours: 7.5, seen: 8 }],
    },
  });
  const lines = await told({ about: 'hours' });
  expect(lines.map(([words]) => words)).toEqual([
    'Uren van Anja ingevuld door kantoor',
    'Uren van Anja ingevuld',
  ]);
  expect(lines[1]?.[1]).toContain('Uren: geen > 8');
});

it('tells who corrected the times of whom', async () => {
  const day = addDays(getToday(), -1);
  const correct = (version: number, endTime: string) =>
    office.get(hours.correctDay, {
      params: { id: anja, date: day },
      body: { startTime: '07:00', endTime, breakMinutes: 30, travel: null, version },
    });
  await correct(0, '16:00');
  await correct(1, '16:30');
  const lines = await told({ about: 'hours' });
  expect(lines.map(([words]) => words)).toEqual(
    Array(2).fill('Tijden van Anja gewijzigd door kantoor'),
  );
  expect(lines[0]?.[1]?.[0]).toBe(
    'Tijden: 07:00 – 16:00, 30 min pauze > 07:00 – 16:30, 30 min pauze',
  );
  expect(lines[1]?.[1]?.[0]).toBe('Tijden: geen > 07:00 – 16:00, 30 min pauze');
});

it('pages without gaps or duplicates', async () => {
  for (let at = 0; at < limits.auditRows + 3; at += 1) await plan(addDays(date, at));
  const first = await log({ about: 'planning' });
  const rest = await log({ about: 'planning', before: String(first.at(-1)?.id) });
  expect([first.length, rest.length]).toEqual([limits.auditRows, 3]);
  expect(new Set([...first, ...rest].map(({ target }) => target?.id)).size).toBe(
    limits.auditRows + 3,
  );
});
