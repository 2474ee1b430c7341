import { openEnd } from '@ploegplan/contract/dates/dates';
import type { Home, HomeAbsence } from '@ploegplan/contract/home/schemas';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { formatHours } from '../../../lib/values/hours.ts';
import { ShortDay } from '../../../ui/facts/ShortDay.tsx';
import { Card, EmptyText } from '../../../ui/page/Card.tsx';
import classes from '../../../ui/states/rows.module.css';

/** Shows all absences, because nothing else does. Those for a part of the day stand apart: the number does not count them. */
export function Absent({ home: { today, absences, absenceCount } }: { home: Home }) {
  const allDay = absences.filter(({ hoursPerDay }) => hoursPerDay === null);
  const partly = absences.filter(({ hoursPerDay }) => hoursPerDay !== null);
  return (
    <Card title="Afwezig" id="afwezig">
      {absences.length === 0 && <EmptyText>Niemand is afwezig.</EmptyText>}
      {allDay.length === 0 && partly.length > 0 && (
        <EmptyText>Niemand is de hele dag afwezig.</EmptyText>
      )}
      <Rows absences={allDay} today={today} />
      {partly.length > 0 && (
        <>
          <h3 className="px-4 py-2 border-t text-quiet text-sm">Een deel van de dag</h3>
          <Rows absences={partly} today={today} />
        </>
      )}
      {absenceCount > absences.length && (
        <EmptyText>En nog {absenceCount - absences.length}</EmptyText>
      )}
    </Card>
  );
}

const Rows = ({ absences, today }: { absences: readonly HomeAbsence[]; today: string }) => (
  <ul>
    {absences.map((absence) => (
      <li key={absence.id}>
        <Row absence={absence} today={today} />
      </li>
    ))}
  </ul>
);

interface Props {
  absence: HomeAbsence;
  today: string;
}

/** Shows until when somebody is absent, or for how long today. */
function Until({ absence: { hoursPerDay, lastDay }, today }: Props) {
  if (hoursPerDay !== null) return `${formatHours(hoursPerDay)} uur`;
  if (lastDay === openEnd) return 'tot nader bericht';
  if (lastDay === today) return 'vandaag';
  return (
    <>
      t/m <ShortDay date={lastDay} />
    </>
  );
}

const Row = ({ absence, today }: Props) => (
  <Link to="/employee-details/$id" params={{ id: absence.employee.id }} className={classes.row}>
    <span className={classes.main}>{absence.employee.name}</span>
    <span className={classes.end}>
      <Until absence={absence} today={today} />
    </span>
    <span className={classes.quiet}>{absence.kindName}</span>
    {absence.isPlanned && (
      <span className="flex gap-1 items-center w-full text-error text-sm">
        <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
        Staat wel op de planning
      </span>
    )}
  </Link>
);
