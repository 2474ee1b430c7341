import { countDaysBetween, getMonday } from '@ploegplan/contract/dates/dates';
import { isMonday } from '@ploegplan/contract/dates/weekdays';
import { isInServiceOn } from '@ploegplan/contract/employees/service';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, memo, useMemo } from 'react';
import type { Staffing as People } from '../../../data/planning/staffing.ts';
import { employeeData } from '../../../data/records/employees.ts';
import { formatWeekAndYear } from '../../../lib/dates/dates.ts';
import frame from '../../../ui/day-grid/grid.module.css';
import { createColumnStyle } from '../../../ui/day-grid/heads.ts';
import classes from './timeline.module.css';

interface Props {
  days: readonly string[];
  /** The column of the first day. */
  first: number;
  staffing: People;
  /** The width of a day in pixels. */
  dayWidth: number;
  rows: number;
}

const DAYS = 7;
/** The sizes of a number, in pixels; a digit is so much of it wide. */
const SMALLEST = 6.75;
const USUAL = 12;
const DIGIT = 0.6;
/** The gap between the numbers of two weeks, in pixels. */
const GAP = 3;

/** The size in which a number has room in so many pixels; null where it has none. */
function computeSize(number: number, room: number): number | null {
  const size = Math.min(USUAL, (room - GAP) / (String(number).length * DIGIT));
  return size < SMALLEST ? null : size;
}

/** A Monday, or the first day of all, from which the rest of its week is shown. */
const isWeekBegin = (day: string, at: number) => at === 0 || isMonday(day);

const formatStaffing = (monday: string, people: number, inService: number): string => {
  const of = inService >= people ? `${people} van ${inService}` : people;
  return `${formatWeekAndYear(monday)}: ${of} ${Math.max(people, inService) === 1 ? 'mens' : 'mensen'}`;
};

/** Shows the number of planned people in each week, of those in service, below the projects. */
export const Staffing = memo(({ days, first, staffing, dayWidth, rows }: Props) => {
  const { data: employees } = useQuery(employeeData.list);
  const inService = useMemo(
    () =>
      new Map(
        days
          .filter(isWeekBegin)
          .map(getMonday)
          .map((day) => [
            day,
            employees?.filter((employee) => isInServiceOn(employee, day)).length ?? 0,
          ]),
      ),
    [days, employees],
  );
  const most = Math.max(1, ...staffing.values(), ...inService.values());
  return (
    <div className={frame.foot} role="row" aria-rowindex={rows + 2}>
      <div className={frame.corner} role="rowheader">
        Ingeplande mensen
        <div>per week</div>
      </div>
      <div className={frame.track} role="presentation">
        {days.map((day, at) => {
          if (!isWeekBegin(day, at)) return null;
          const monday = getMonday(day);
          const count = DAYS - countDaysBetween(monday, day);
          const people = staffing.get(monday) ?? 0;
          const all = inService.get(monday) ?? 0;
          const text = formatStaffing(monday, people, all);
          const size = computeSize(people, dayWidth * count);
          return (
            <div
              key={day}
              {...(people > 0
                ? { role: 'gridcell', 'aria-label': text, title: text }
                : { role: 'presentation' })}
              className={classes.week}
              style={
                {
                  ...createColumnStyle(first + at, count),
                  '--part': people / most,
                  '--all': all / most,
                } as CSSProperties
              }
            >
              {people > 0 && (
                <>
                  {size !== null && <b style={{ fontSize: size }}>{people}</b>}
                  <i className={classes.people} />
                </>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
});
