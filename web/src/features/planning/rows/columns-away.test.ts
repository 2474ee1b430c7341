import { Absence } from '@ploegplan/contract/absences/schemas';
import { addDays } from '@ploegplan/contract/dates/dates';
import { Employee } from '@ploegplan/contract/employees/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, it } from 'vitest';
import { createDaysScale } from '../board/rows/scale.ts';
import { columnsAway } from './columns-away.ts';
import { monday } from './test-rows.ts';

it('shows leave and school days of each employee, but for school on a day off and during leave', () => {
  const contracts = [{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }];
  const employee = (id: string, schoolDays: Employee['schoolDays']) =>
    [id, { ...sample(Employee, { contracts, schoolDays }), id }] as const;
  const days = { firstDay: monday, lastDay: addDays(monday, 1), hoursPerDay: null };
  const leave = sample(Absence, { ...days, kindName: 'Vakantie' });
  const scale = createDaysScale({
    dates: Array.from({ length: 7 }, (_, day) => addDays(monday, day)),
    today: monday,
    daysOff: { [addDays(monday, 4)]: { name: 'Feestdag', kind: 'holiday' } },
  });
  const away = columnsAway(
    {
      absences: new Map([['ann', [leave]]]),
      employees: new Map([
        employee('ann', ['tuesday', 'wednesday', 'friday']),
        employee('bob', []),
      ]),
    },
    scale,
  );
  expect(Object.fromEntries(away)).toEqual({
    ann: [
      { from: 0, to: 1, label: 'Vakantie', isWhole: true },
      { from: 2, to: 2, label: 'School', isWhole: true },
    ],
  });
});
