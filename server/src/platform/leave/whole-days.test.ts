import { addDays } from '@ploegplan/contract/dates/dates';
import { listWholeDayAbsences } from '@ploegplan/contract/rules/leave/hours';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useVisitor } from '../../../test/calls/visitor.ts';
import { makeAbsence, makeEmployee } from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';
import { selectWholeDaysAbsent } from './whole-days.ts';

const { tenant } = useVisitor(useServer());
/** A Monday. */
const from = '2030-01-07';
const to = addDays(from, 13);
const days = Array.from({ length: 14 }, (_, at) => addDays(from, at));
const fullTime = { from: null, hours: [8, 8, 8, 8, 8, 0, 0] };
const partTime = { from: '2030-01-14', hours: [6.25, 8, 0, 4, 8, 0, 0] };

it.each([
  ['no contract', []],
  ['one contract', [fullTime]],
  ['a contract that changes', [partTime, fullTime]],
  ['a contract that begins later', [partTime]],
])('the days absent all day are those of the rule, with %s', async (_, contracts) => {
  const employee_id = await makeEmployee(tenant, { contracts: JSON.stringify(contracts) });
  const absences = [
    { firstDay: addDays(from, -3), lastDay: from, hoursPerDay: null },
    { firstDay: '2030-01-08', lastDay: '2030-01-10', hoursPerDay: 8 },
    { firstDay: '2030-01-10', lastDay: '2030-01-20', hoursPerDay: 4 },
    { firstDay: '2030-01-14', lastDay: '2030-01-15', hoursPerDay: 2.25 },
    { firstDay: '2030-01-18', lastDay: addDays(to, 3), hoursPerDay: 4 },
  ];
  for (const { firstDay, lastDay, hoursPerDay } of absences) {
    const span = { first_day: firstDay, last_day: lastDay };
    await makeAbsence(tenant, { employee_id, ...span, hours_per_day: hoursPerDay });
  }
  const { rows } = await tenant.transact((tx) =>
    sql<{ day: string }>`
      select day from (${selectWholeDaysAbsent(from, to)}) away where employee_id = ${employee_id} order by day`.execute(
      tx,
    ),
  );
  const expected = days.filter(
    (day) => listWholeDayAbsences(absences, { contracts }, day).length > 0,
  );
  expect(rows.map(({ day }) => day)).toEqual(expected);
});
