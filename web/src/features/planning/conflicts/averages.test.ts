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
  { endTime = '12:00', workingWeek = usualWeek } = {},
) {
  const work = new WorkIndex();
  const item = makePlanned(5, { startTime: '08:00', endTime });
  work.update([item]);
  const book = createRulebook(
    {
      choices: { employees: [ann], projects: [], clients: [], materials: [], statuses: [] },
      names: { projects: new Map(), clients: new Map(), employee: () => '', material: () => '' },
      absences,
      daysOff: {},
      knownPeriod: week,
      plannedWeeks: [{ employeeId: 'ann', hours, nights: [], lateNights: [], sundays: [] }],
      mondays: [...before, monday],
    },
    work,
    workingWeek,
  );
  return [...findEmployeeFindings(book, 'ann', [item])].flatMap(([, texts]) => texts);
}

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
