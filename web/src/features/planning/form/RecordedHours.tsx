import type { Assignment, PlanningItem } from '@ploegplan/contract/planning.schemas';
import { today } from '@ploegplan/contract/rules/dates';
import { useRef } from 'react';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { joinNames } from '../../../lib/values/list-names.ts';
import { useBroughtIntoView } from '../../../ui/useBroughtIntoView.ts';
import { hoursLabel } from '../board/labels.ts';
import classes from './form.module.css';
import type { OpenedAt } from './subject.ts';

/** Shown from the day itself on, or when somebody recorded hours early. */
export const isRecorded = ({ date, assignments }: PlanningItem) =>
  date <= today() ||
  assignments.some(({ hoursWorked, notes }) => hoursWorked !== null || notes !== '');

/** The hours that were recorded, and their sum. */
export function sumRecorded(assignments: readonly Assignment[]) {
  const hours = assignments.flatMap(({ hoursWorked }) => hoursWorked ?? []);
  return { hours, total: hours.reduce((sum, one) => sum + one, 0) };
}

interface RecordedHoursProps {
  date: string;
  assignments: readonly Assignment[];
  nameOf: (employeeId: string) => string;
  /** It was opened to see these: they come into view, and the other days of the bar without hours are named. */
  openedAt: OpenedAt | undefined;
}

/** The hours and notes of each employee, read-only for the office. */
export function RecordedHours({ date, assignments, nameOf, openedAt }: RecordedHoursProps) {
  const section = useRef<HTMLElement>(null);
  useBroughtIntoView(section, openedAt ? 1 : 0);
  const missing = openedAt?.others.filter(({ hoursWorked }) => hoursWorked.includes(null)) ?? [];
  const { hours: recorded, total } = sumRecorded(assignments);
  return (
    <section ref={section} className={classes.recorded} aria-labelledby="recorded-hours">
      <h3 id="recorded-hours" className={classes.heading}>
        Uren gewerkt <span className={classes.day}>{formatShortDay(date)}</span>
      </h3>
      <ul className={classes.people}>
        {assignments.map(({ employeeId, hoursWorked, notes }) => (
          <li key={employeeId} className={classes.person}>
            <span>{nameOf(employeeId)}</span>
            <span className={classes.hours} data-missing={hoursWorked === null || undefined}>
              {hoursWorked === null ? 'nog niet ingevuld' : hoursLabel(hoursWorked)}
            </span>
            {notes && <p className={classes.notes}>{notes}</p>}
          </li>
        ))}
      </ul>
      {recorded.length > 1 && (
        <div className={classes.total}>
          <span>Totaal</span>
          <span className={classes.hours}>{hoursLabel(total)}</span>
        </div>
      )}
      {missing.length > 0 && (
        <p className={classes.notes}>
          Nog niet ingevuld op {joinNames(missing.map(({ date }) => formatShortDay(date)))}
        </p>
      )}
    </section>
  );
}
