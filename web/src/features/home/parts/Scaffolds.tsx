import type { ScaffoldReport } from '@ploegplan/contract/scaffold-cards/schemas';
import type { DueScaffold } from '@ploegplan/contract/scaffolds/schemas';
import { dueReasonTexts } from '@ploegplan/contract/texts/scaffolds';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dueScaffoldsQuery } from '../../../data/records/due-scaffolds.ts';
import { scaffoldReportsQuery } from '../../../data/records/scaffold-use.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { DueMark } from '../../../ui/scaffolds/ScaffoldMark.tsx';
import { FirstRows } from '../../../ui/states/FirstRows.tsx';
import classes from '../../../ui/states/rows.module.css';

const FIRST = 5;

/** What scaffolds ask of the office. Default export for lazy loading. */
export default function Scaffolds() {
  const { data: due = [] } = useQuery(dueScaffoldsQuery);
  const { data: reports = [] } = useQuery(scaffoldReportsQuery);
  return (
    <>
      <Reports reports={reports} />
      <DueScaffolds due={due} />
    </>
  );
}

/** Scaffolds whose inspection is due or overdue; nothing when there are none. */
function DueScaffolds({ due }: { due: readonly DueScaffold[] }) {
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

/** Problems of scaffolds that visitors reported; nothing when none waits for a decision. */
function Reports({ reports }: { reports: readonly ScaffoldReport[] }) {
  if (reports.length === 0) return null;
  return (
    <Card title={`Meldingen over steigers (${reports.length})`}>
      <div data-stacked>
        <FirstRows items={reports} first={FIRST}>
          {({ id, scaffoldId, number, projectTitle, text, at }) => (
            <li key={id}>
              <Link to="/scaffold-details/$id" params={{ id: scaffoldId }} className={classes.row}>
                <span className={classes.main}>{[number, projectTitle].join(' · ')}</span>
                <span className={classes.end}>{formatMoment(at)}</span>
                <span className={classes.quiet}>{text}</span>
              </Link>
            </li>
          )}
        </FirstRows>
      </div>
    </Card>
  );
}
