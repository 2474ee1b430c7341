import { Absence } from '@ploegplan/contract/absences/schemas';
import { addDays } from '@ploegplan/contract/dates/dates';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { makePlanned, monday } from '../rows/test-rows.ts';
import { WorkIndex } from '../rows/work.ts';
import { findEmployeeFindings } from './findings.ts';
import { createRulebook } from './useRulebook.ts';

const contracts = [{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }];
const service = { inServiceFrom: null, lastDay: null, dateOfBirth: null, deleted: false };
const ann = { ...sample(Employee, { ...service, contracts }), id: 'ann' };
const before = Array.from({ length: 15 }, (_, week) => addDays(monday, -7 * (week + 1)));
/** The whole week that the board shows. */
const week = { from: monday, to: addDays(monday, 6) };
const days = { firstDay: monday, lastDay: addDays(monday, 4), hoursPerDay: null };
const ill = { ...sample(Absence, { kind: 'sick', ...days }), employeeId: 'ann' };

/** What is found of work on the Saturday, usually of four hours, after weeks of so many hours; of weeks without hours the server tells nothing. */
function found(
  hours: number[],
  absences: Absence[] = [],
  { endTime = '12:00', workingWeek = usualWeek, worker = ann } = {},
) {
  const work = new WorkIndex();
  const item = makePlanned(5, { startTime: '08:00', endTime });
  work.update([item]);
  const book = createRulebook(
    {
      choices: { employees: [worker], projects: [], clients: [], materials: [], statuses: [] },
      requirements: [],
      names: { projects: new Map(), clients: new Map(), employee: () => '', material: () => '' },
      absences,
      daysOff: {},
      knownPeriod: week,
      plannedWeeks: [
        { employeeId: 'ann', hours, nights: [], lateNights: [], sundays: [], longNights: [] },
      ],
      mondays: [...before, monday],
    },
    work,
    { workingWeek, ownLimits: [] },
  );
  return [...findEmployeeFindings(book, 'ann', [item])].flatMap(([, texts]) => texts);
}

test.each([
  [
    '2008-11-22',
    [
      'Schooldag',
      '12,5 uur werk en school in één dienst, Atw art. 5:7 staat onder de 18 jaar 9 toe',
    ],
  ],
  ['2000-01-01', ['Schooldag']],
])('of an apprentice who was born on %s and is at school is told', (dateOfBirth, texts) => {
  const worker: typeof ann = { ...ann, dateOfBirth, schoolDays: ['saturday'] };
  expect(found([], [], { worker }).filter((text) => text.includes('chool'))).toEqual(texts);
});

test('an average counts a week without hours', () => {
  const fourteen = Array.from({ length: 14 }, () => 60);
  expect(found(fourteen)).toContain(
    'Gemiddeld 52,75 uur per week over 16 weken, Atw art. 5:7 staat 48 toe',
  );
});

test('an average counts a week of illness by its contract', () => {
  const fifteen = Array.from({ length: 15 }, () => 49);
  expect(found(fifteen).join()).not.toContain('over 16 weken');
  expect(found(fifteen, [ill]).join()).toContain('over 16 weken, Atw art. 5:7 staat 48 toe');
});

test('the hours of a shift are those without the break of the company', () => {
  const workingWeek = usualWeek.map((day) => day && { ...day, breakMinutes: 60 });
  expect(found([], [], { endTime: '21:00', workingWeek }).join()).not.toContain('in één dienst');
  expect(found([], [], { endTime: '21:15', workingWeek })).toContain(
    '12,25 uur werk in één dienst, Atw art. 5:7 staat 12 toe',
  );
});
