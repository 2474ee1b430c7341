import type { HomeMissingHours } from '@ploegplan/contract/home/schemas';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../../lib/session/session.ts';
import { formatQuantity } from '../../../lib/values/numbers.ts';
import { ShortDay } from '../../../ui/facts/ShortDay.tsx';
import { Card, EmptyText } from '../../../ui/page/Card.tsx';
import classes from '../../../ui/states/rows.module.css';
import { formatDays } from '../words.ts';
import { createMissingHoursLink } from './hours-place.ts';

const MOST = 6;

export function MissingHours({ missing }: { missing: HomeMissingHours }) {
  const link = createMissingHoursLink(useSession());
  const shown = missing.employees.slice(0, MOST);
  const others = missing.employeeCount - shown.length;
  return (
    <Card title="Ontbrekende uren" more={<Link {...link}>Alles</Link>}>
      {shown.length === 0 && <EmptyText>Alle uren zijn ingevuld.</EmptyText>}
      <ul data-stacked>
        {shown.map(({ id, name, count, oldest }) => (
          <li key={id}>
            <Link to="/planning" search={{ datum: oldest }} className={classes.row}>
              <span className={classes.main}>{name}</span>
              <span className={classes.end}>
                <strong>{count}</strong> {formatDays(count)}, sinds <ShortDay date={oldest} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {others > 0 && (
        <Link {...link} className={classes.foot}>
          Nog {formatQuantity(others, 'werknemer', 'werknemers')}
        </Link>
      )}
    </Card>
  );
}
