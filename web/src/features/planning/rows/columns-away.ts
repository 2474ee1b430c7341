import type { Absence } from '@ploegplan/contract/absences/schemas';
import type { Weekday } from '@ploegplan/contract/dates/weekdays';
import type { PlannedEmployee } from '@ploegplan/contract/planning/conflicts';
import { listWholeDayAbsences } from '@ploegplan/contract/rules/leave/hours';
import { isSchoolDay } from '@ploegplan/contract/rules/working-time/school-days';
import { formatNumber } from '../../../lib/values/numbers.ts';
import type { Absent } from '../board/rows/rows.ts';
import type { Scale } from '../board/rows/scale.ts';
import type { Rulebook } from '../conflicts/findings.ts';

const absentLabel = ({ kindName, hoursPerDay }: Absence, isWhole: boolean) =>
  isWhole || hoursPerDay === null
    ? kindName
    : // The hours first, because there may be room for little.
      `${formatNumber(hoursPerDay)} u afwezig: ${kindName}`;

/** The days of the absences of one person as columns, apart where leave in hours takes all of some days. */
function absentColumns(
  absences: readonly Absence[],
  worker: Pick<PlannedEmployee, 'contracts'>,
  { columns }: Scale,
): Absent[] {
  const stretches: Absent[] = [];
  for (const absence of absences) {
    let last: Absent | undefined;
    for (const [at, { date }] of columns.entries()) {
      if (date < absence.firstDay || date > absence.lastDay) continue;
      const isWhole = listWholeDayAbsences(absences, worker, date).includes(absence);
      if (last?.isWhole === isWhole) last.to = at;
      else {
        last = { from: at, to: at, label: absentLabel(absence, isWhole), isWhole };
        stretches.push(last);
      }
    }
  }
  return stretches;
}

const schoolColumns = (schoolDays: readonly Weekday[], { columns }: Scale): Absent[] =>
  columns.flatMap(({ date, holiday }, at) =>
    isSchoolDay(schoolDays, date) && !holiday
      ? { from: at, to: at, label: 'School', isWhole: true }
      : [],
  );

/** Shows who is away or at school, by employee, as columns. */
export function columnsAway(
  { absences, employees }: Pick<Rulebook, 'absences' | 'employees'>,
  scale: Scale,
): Map<string, readonly Absent[]> {
  const away = new Map<string, readonly Absent[]>();
  for (const [id, own] of absences) {
    away.set(id, absentColumns(own, employees.get(id) ?? { contracts: [] }, scale));
  }
  for (const [id, { schoolDays }] of employees) {
    const own = away.get(id) ?? [];
    const isAway = (at: number) =>
      own.some((absent) => absent.isWhole && absent.from <= at && at <= absent.to);
    const days = schoolColumns(schoolDays, scale).filter(({ from }) => !isAway(from));
    if (days.length > 0) away.set(id, [...own, ...days]);
  }
  return away;
}
