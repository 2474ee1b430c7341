import type { Employee } from '@ploegplan/contract/employees/schemas';
import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { Link } from '@tanstack/react-router';
import { workLinks } from '../../../data/records/employees.ts';
import { Card, EmptyText } from '../../../ui/page/Card.tsx';
import rows from '../../../ui/states/rows.module.css';
import { formatHoursLabel } from '../board/rows/labels.ts';
import { isRecorded, sumRecorded } from '../form/RecordedHours.tsx';

interface Props {
  item: PlanningItem;
  getName: (employeeId: string) => string;
  employees: readonly Pick<Employee, 'id' | 'jobTitle'>[];
}

/** Shows the people on an item, with the role, hours and notes of each. */
export function PeopleCard({ item, getName, employees }: Props) {
  const { assignments } = item;
  const findJobTitle = (id: string) => employees.find((employee) => employee.id === id)?.jobTitle;
  const { hours, total } = sumRecorded(assignments);
  const missing = isRecorded(item) ? 'nog niet ingevuld' : '';
  return (
    <Card title={`Werknemers (${assignments.length})`} isEarly>
      {assignments.length === 0 && <EmptyText>Nog niemand ingepland.</EmptyText>}
      <ul>
        {assignments.map(({ employeeId, hoursWorked, notes }) => (
          <li key={employeeId}>
            <Link {...workLinks.linkToPerson(employeeId)} className={rows.row}>
              <span className={rows.main}>{getName(employeeId)}</span>
              <span className={rows.end}>
                {hoursWorked === null ? missing : <strong>{formatHoursLabel(hoursWorked)}</strong>}
              </span>
              {findJobTitle(employeeId) && (
                <span className={rows.quiet}>{findJobTitle(employeeId)}</span>
              )}
              {notes && (
                <span className="w-full text-quiet text-sm whitespace-pre-line wrap-anywhere">
                  {notes}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {hours.length > 1 && (
        <p className="flex justify-between px-4 py-2 border-t tabular-nums">
          <span>Totaal</span>
          <strong>{formatHoursLabel(total)}</strong>
        </p>
      )}
    </Card>
  );
}
