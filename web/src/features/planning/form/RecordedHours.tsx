import { getToday } from '@ploegplan/contract/dates/dates';
import type { Assignment, PlanningItem } from '@ploegplan/contract/planning/schemas';
import { useRef } from 'react';
import { listHours, type PlannedItem } from '../../../data/planning/planning-items.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { useBroughtIntoView } from '../../../ui/page/useBroughtIntoView.ts';
import { formatHoursLabel } from '../board/rows/labels.ts';
import classes from './form.module.css';
import type { OpenedAt } from './values/subject.ts';

/** True from the day itself on, or when somebody recorded hours early. */
export const isRecorded = ({ date, assignments }: PlanningItem) =>
  date <= getToday() ||
  assignments.some(({ hoursWorked, notes }) => hoursWorked !== null || notes !== '');

/** The hours that were recorded, and their sum. */
export function sumRecorded(assignments: readonly Pick<Assignment, 'hoursWorked'>[]) {
  const hours = assignments.flatMap(({ hoursWorked }) => hoursWorked ?? []);
  return { hours, total: hours.reduce((sum, value) => sum + value, 0) };
}

interface RecordedHoursProps {
  item: PlanningItem;
  getName: (employeeId: string) => string;
  /** The form was opened to see these hours: they come into view, with those of the other days of the bar. */
  openedAt: OpenedAt | undefined;
}

/** The hours and notes of each employee, read-only for the office. */
export function RecordedHours({ item, getName, openedAt }: RecordedHoursProps) {
  const { hours: recorded, total } = sumRecorded(item.assignments);
  const section = useRef<HTMLElement>(null);
  useBroughtIntoView(section, openedAt ? 1 : 0);
  return (
    <section
      ref={section}
      className="rounded bg-quiet p-3"
      style={{ scrollMarginTop: '0.75rem' }}
      aria-labelledby="recorded-hours"
    >
      <h3 id="recorded-hours" className="p-0 text-base">
        Uren gewerkt <span className="text-quiet font-normal">{formatShortDay(item.date)}</span>
      </h3>
      <ul className="mt-1">
        {item.assignments.map(({ employeeId, hoursWorked, notes }) => (
          <li
            key={employeeId}
            className={classes.person}
            data-opened={employeeId === openedAt?.employeeId || undefined}
          >
            <span>{getName(employeeId)}</span>
            <Hours hours={hoursWorked} />
            {notes && <p className="w-full font-normal whitespace-pre-line text-quiet">{notes}</p>}
          </li>
        ))}
      </ul>
      {recorded.length > 1 && (
        <div
          className="flex flex-wrap justify-between gap-x-2 py-1 mt-1 font-semibold border-t"
          style={{ paddingTop: '0.5rem' }}
        >
          <span>Totaal</span>
          <span className={classes.hours}>{formatHoursLabel(total)}</span>
        </div>
      )}
      {openedAt && openedAt.days.length > 1 && (
        <OtherDays {...openedAt} openId={item.id} getName={getName} />
      )}
    </section>
  );
}

const Hours = ({ hours }: { hours: number | null }) => (
  <span className={classes.hours} data-missing={hours === null || undefined}>
    {hours === null ? 'nog niet ingevuld' : formatHoursLabel(hours)}
  </span>
);

interface OtherDaysProps extends OpenedAt {
  openId: string;
  getName: RecordedHoursProps['getName'];
}

/** The hours on the other days of the bar: of the person of its row, else of all together. */
function OtherDays({ days, employeeId, openId, getName }: OtherDaysProps) {
  return (
    <>
      <h4 className="mt-1 border-t text-quiet text-sm font-normal" style={{ paddingTop: '0.5rem' }}>
        {employeeId === null ? 'Andere dagen' : `Andere dagen van ${getName(employeeId)}`}
      </h4>
      <ul>
        {days
          .filter(({ id }) => id !== openId)
          .map((day) => (
            <li key={day.id} className={classes.person}>
              <span>{formatShortDay(day.date)}</span>
              <Hours hours={sumRecordedOn(day, employeeId)} />
            </li>
          ))}
      </ul>
    </>
  );
}

/** Returns null when nobody recorded any hours. */
function sumRecordedOn(day: PlannedItem, employeeId: string | null): number | null {
  const own = listHours(day, employeeId).map((hoursWorked) => ({ hoursWorked }));
  const { hours, total } = sumRecorded(own);
  return hours.length > 0 ? total : null;
}
