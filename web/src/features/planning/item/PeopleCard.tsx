import type { Employee } from '@ploegplan/contract/employees/schemas';
import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { Link } from '@tanstack/react-router';
import { workLinks } from '../../../data/records/employees.ts';
import { Card, EmptyText } from '../../../ui/page/Card.tsx';
import rows from '../../../ui/states/rows.module.css';
import { hoursLabel } from '../board/rows/labels.ts';
import { isRecorded, sumRecorded } from '../form/RecordedHours.tsx';

interface Props {
  item: PlanningItem;
  nameOf: (employeeId: string) => string;
  employees: readonly Pick<Employee, 'id' | 'jobTitle'>[];
}

/** Who is on it, with the role, hours and notes of each. */
export function PeopleCard({ item, nameOf, employees }: Props) {
  const { assignments } = item;
  const jobOf = (id: string) => employees.find((one) => one.id === id)?.jobTitle;
  const { hours, total } = sumRecorded(assignments);
  const missing = isRecorded(item) ? 'nog niet ingevuld' : '';
  return (
    <Card title={`Werknemers (${assignments.length})`} isEarly>
      {assignments.length === 0 && <EmptyText>Nog niemand ingepland.</EmptyText>}
      <ul>
        {assignments.map(({ employeeId, hoursWorked, notes }) => (
          <li key={employeeId}>
            <Link {...workLinks.linkToPerson(employeeId)} className={rows.row}>
              <span className={rows.main}>{nameOf(employeeId)}</span>
              <span className={rows.end}>
                {hoursWorked === null ? missing : <strong>{hoursLabel(hoursWorked)}</strong>}
              </span>
              {jobOf(employeeId) && <span className={rows.quiet}>{jobOf(employeeId)}</span>}
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
          <strong>{hoursLabel(total)}</strong>
        </p>
      )}
    </Card>
  );
}
