import type { DueScaffold } from '@ploegplan/contract/scaffolds/schemas';
import { dueReasonTexts } from '@ploegplan/contract/texts/scaffolds';
import { Link } from '@tanstack/react-router';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { DueMark } from '../../../ui/scaffolds/ScaffoldMark.tsx';
import { FirstRows } from '../../../ui/states/FirstRows.tsx';
import classes from '../../../ui/states/rows.module.css';

const FIRST = 5;

/** Scaffolds whose inspection is due or overdue; nothing when there are none. */
export function Scaffolds({ due }: { due: readonly DueScaffold[] }) {
  if (due.length === 0) return null;
  return (
    <Card
      title={`Steigers keuren (${due.length})`}
      more={<Link to="/scaffolds">Steigerregister</Link>}
    >
      <div data-stacked>
        <FirstRows items={due} first={FIRST}>
          {(scaffold) => (
            <li key={scaffold.id}>
              <Link to="/scaffold-details/$id" params={{ id: scaffold.id }} className={classes.row}>
                <span className={classes.main}>
                  {[scaffold.number, scaffold.projectTitle].join(' · ')}
                </span>
                <span className={classes.end}>
                  <DueMark {...scaffold} />
                </span>
                <span className={classes.quiet}>
                  {[
                    dueReasonTexts[scaffold.dueReason],
                    scaffold.plannedOn && `ingepland ${formatShortDay(scaffold.plannedOn)}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </Link>
            </li>
          )}
        </FirstRows>
      </div>
    </Card>
  );
}
