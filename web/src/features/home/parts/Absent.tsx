import type { Home, HomeAbsence } from '@ploegplan/contract/home.schemas';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { absenceKindTexts } from '../../../data/absence-kinds.ts';
import { formatHours } from '../../../lib/values/hours.ts';
import { ShortDay } from '../../../ui/ShortDay.tsx';
import { Card, EmptyText } from './Card.tsx';
import classes from './rows.module.css';

/** Who is absent today, why and until when; all of them, as long as nothing else shows them. */
export function Absent({ home: { today, absences, absenceCount } }: { home: Home }) {
  return (
    <Card title="Afwezig" id="afwezig">
      {absences.length === 0 && <EmptyText>Niemand is afwezig.</EmptyText>}
      <ul className={classes.rows}>
        {absences.map((absence) => (
          <li key={absence.id}>
            <Row absence={absence} today={today} />
          </li>
        ))}
      </ul>
      {absenceCount > absences.length && (
        <EmptyText>En nog {absenceCount - absences.length}</EmptyText>
      )}
    </Card>
  );
}

interface Props {
  absence: HomeAbsence;
  today: string;
}

/** Until when somebody is absent, or for how long today. */
function Until({ absence: { hoursPerDay, lastDay }, today }: Props) {
  if (hoursPerDay !== null) return `${formatHours(hoursPerDay)} uur`;
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
    <span className={classes.quiet}>{absenceKindTexts[absence.kind]}</span>
    {absence.isPlanned && (
      <span className={classes.warning}>
        <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
        Staat wel op de planning
      </span>
    )}
  </Link>
);
