import type { Home, HomeAbsence } from '@ploegplan/contract/home';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { absenceKindTexts } from '../../../lib/absence-kinds.ts';
import { untilText } from '../words.ts';
import { Card, Nothing } from './Card.tsx';
import classes from './rows.module.css';

const MOST = 10;

/** Who is absent today, why and until when. */
export function Absent({ home: { today, absences, absenceCount } }: { home: Home }) {
  const shown = absences.slice(0, MOST);
  return (
    <Card title="Afwezig" more={<Link to="/employeeabsences">Verlofkaart</Link>}>
      {shown.length === 0 && <Nothing>Niemand is afwezig.</Nothing>}
      <ul className={classes.rows}>
        {shown.map((absence) => (
          <li key={absence.id}>
            <Row absence={absence} today={today} />
          </li>
        ))}
      </ul>
      {absenceCount > shown.length && (
        <Link to="/employeeabsences" className={classes.foot}>
          Nog {absenceCount - shown.length} op de verlofkaart
        </Link>
      )}
    </Card>
  );
}

const Row = ({ absence, today }: { absence: HomeAbsence; today: string }) => (
  <Link to="/employeeabsences" className={classes.row}>
    <span className={classes.main}>{absence.employee.name}</span>
    <span className={classes.end}>{untilText(absence, today)}</span>
    <span className={classes.quiet}>{absenceKindTexts[absence.kind]}</span>
    {absence.isPlanned && (
      <span className={classes.warning}>
        <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
        Staat wel op de planning
      </span>
    )}
  </Link>
);
