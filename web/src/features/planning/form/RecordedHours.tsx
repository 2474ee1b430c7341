import type { Assignment, PlanningItem } from '@ploegplan/contract/planning.schemas';
import { today } from '@ploegplan/contract/rules/dates';
import { useRef } from 'react';
import { useBroughtIntoView } from '../../../ui/useBroughtIntoView.ts';
import { hoursLabel } from '../board/labels.ts';
import classes from './form.module.css';

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
  assignments: readonly Assignment[];
  nameOf: (employeeId: string) => string;
  /** Comes into view when it opens. */
  isWanted: boolean;
}

/** The hours and notes of each employee, read-only for the office. */
export function RecordedHours({ assignments, nameOf, isWanted }: RecordedHoursProps) {
  const section = useRef<HTMLElement>(null);
  useBroughtIntoView(section, isWanted ? 1 : 0);
  const { hours: recorded, total } = sumRecorded(assignments);
  return (
    <section ref={section} className={classes.recorded} aria-labelledby="recorded-hours">
      <h3 id="recorded-hours" className={classes.heading}>
        Uren gewerkt
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
    </section>
  );
}
