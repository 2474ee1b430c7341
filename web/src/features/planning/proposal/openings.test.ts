import { Absence } from '@ploegplan/contract/absences/schemas';
import { addDays } from '@ploegplan/contract/dates/dates';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { Project } from '@ploegplan/contract/projects/schemas';
import { Requirement } from '@ploegplan/contract/requirements/schemas';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { nothingPlanned, type PlannedItem } from '../../../data/planning/planning-items.ts';
import { createSeeking } from '../candidates/situation.ts';
import { createNames } from '../form/values/names.ts';
import { computeStaffing } from '../rows/needs.ts';
import type { Planned } from '../usePlanning.ts';
import { createProposalEdits, listOpenings, type Opening } from './openings.ts';

const monday = '2026-11-16';
const tuesday = addDays(monday, 1);
const vca = { kind: 'vca-basic', name: '', number: '', validUntil: null } as const;
const [ann, bob, carl] = ['Ann', 'Bob', 'Carl'].map((name) =>
  sample(Employee, { name, jobTitle: 'Timmerman', certificates: name === 'Ann' ? [vca] : [] }),
) as [Employee, Employee, Employee];
const set = sample(Requirement, {
  ...{ blocks: true, deleted: false },
  rules: [{ kind: 'vca-basic', name: '', count: 2 }],
});
const bos = sample(Project, {
  ...{ deleted: false, status: null, startDate: monday, endDate: tuesday },
  ...{
    needs: [
      { function: 'Voorman', count: 1 },
      { function: '', count: 2 },
    ],
    requirementIds: [set.id],
  },
});
const times = { startTime: '07:00', endTime: '16:00' };
const itemOf = (id: string, person: Employee, fields: Partial<PlannedItem> = {}): PlannedItem => ({
  ...nothingPlanned,
  ...times,
  ...{ id, date: monday, employeeIds: [person.id], hoursWorked: [null] },
  ...fields,
});

function open(items: PlannedItem[], absences: Absence[] = []): Opening[] {
  const choices = {
    ...{ employees: [ann, bob, carl], projects: [bos], clients: [], materials: [], statuses: [] },
  };
  const planned: Planned = {
    ...{ items, known: items, choices, absences, requirements: [set], names: createNames(choices) },
    ...{ knownPeriod: { from: monday, to: tuesday }, plannedWeeks: [], mondays: [], daysOff: {} },
  };
  const days = [monday, tuesday];
  return listOpenings(items, createSeeking(planned, { workingWeek: usualWeek, ownLimits: [] }), {
    days,
    staffing: computeStaffing(planned, days, usualWeek, () => false),
    workingWeek: usualWeek,
  });
}

test('a place is opened for each person who is missing, of the function, and for rules of a number of people first for who may have any', () => {
  const openings = open([itemOf('there', ann, { projectId: bos.id })]);
  const ofDay = (day: string) => openings.filter(({ date }) => date === day);
  expect(ofDay(monday).map(({ function: name, asked }) => [name, asked?.rule.count])).toEqual([
    ['', 2],
    ['Voorman', undefined],
  ]);
  expect(ofDay(tuesday).map(({ function: name, asked }) => [name, asked?.rule.count])).toEqual([
    ['', 2],
    ['', 2],
    ['Voorman', undefined],
  ]);
  expect(ofDay(monday)[0]).toMatchObject({ ...times, item: { id: 'there' }, projectId: bos.id });
});

test('a place is opened for who is on a draft and away, or has other work then, not for who is on definite work', () => {
  const away = sample(Absence, {
    ...{ employeeId: bob.id, firstDay: monday, lastDay: monday, hoursPerDay: null },
  });
  const items = [
    itemOf('definite', bob),
    itemOf('away', bob, { isDraft: true }),
    itemOf('twice', carl, { isDraft: true }),
    itemOf('other', carl),
    itemOf('fine', ann, { isDraft: true }),
  ];
  const replaced = open(items, [away]).filter(({ replacedId }) => replacedId !== null);
  expect(replaced.map(({ item, replacedId }) => [item?.id, replacedId])).toEqual([
    ['away', bob.id],
    ['twice', carl.id],
  ]);
});

test('what is accepted replaces people on drafts, and is for others work of its own without the vehicles', () => {
  const there = itemOf('there', ann, { projectId: bos.id, materialIds: ['bus'] });
  const draft = itemOf('draft', bob, { isDraft: true, date: tuesday });
  const [onMonday, ...onTuesday] = open([there]).filter(({ function: name }) => name === '');
  const replaced = { ...(onMonday as Opening), date: tuesday, item: draft, replacedId: bob.id };
  const assign = (person: Employee, ...shifts: (Opening | undefined)[]) => ({
    ...{
      employeeId: person.id,
      shifts: shifts.filter((shift) => shift !== undefined),
      reasons: [],
    },
  });
  const edits = createProposalEdits(
    [
      assign(carl, replaced),
      assign(bob, onMonday, onTuesday[0]),
      assign(ann, onMonday, onTuesday[1]),
    ],
    usualWeek,
  );
  expect(edits).toMatchObject([
    { kind: 'change', id: 'draft', values: { employeeIds: [carl.id] } },
    {
      kind: 'copy',
      of: 'there',
      values: { employeeIds: [bob.id, ann.id], materialIds: [], isDraft: true },
    },
    {
      kind: 'create',
      values: { date: tuesday, employeeIds: [bob.id, ann.id], projectId: bos.id, ...times },
    },
  ]);
  const ranges = edits.map((edit) => ('values' in edit ? edit.values.rangeId : null));
  expect(ranges[1]).toBe(ranges[2]);
});
