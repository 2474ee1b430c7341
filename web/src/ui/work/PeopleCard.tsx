import type { Work } from '@ploegplan/contract/work/schemas';
import { Link, type LinkProps } from '@tanstack/react-router';
import { formatNumber, formatQuantity } from '../../lib/values/numbers.ts';
import { ShortDay } from '../facts/ShortDay.tsx';
import { Card, EmptyText } from '../page/Card.tsx';
import { FirstRows } from '../states/FirstRows.tsx';
import rows from '../states/rows.module.css';

interface Props {
  people: Work['people'];
  withRecorded: boolean;
  getName: (employeeId: string) => string;
  linkTo: (employeeId: string) => LinkProps;
}

const FIRST = 8;

/** Shows who works there, for how many days and hours, and from when until when. */
export const PeopleCard = ({ people, withRecorded, getName, linkTo }: Props) => (
  <Card title={people.length > 0 ? `Wie werkt er (${people.length})` : 'Wie werkt er'}>
    {people.length === 0 && <EmptyText>Nog niemand.</EmptyText>}
    <FirstRows items={people} first={FIRST}>
      {({ employeeId, days, planned, recorded, firstDay, lastDay }) => (
        <li key={employeeId}>
          <Link {...linkTo(employeeId)} className={rows.row}>
            <span className={rows.main}>{getName(employeeId)}</span>
            <span className={rows.end}>
              {withRecorded
                ? `${formatNumber(recorded)} van ${formatNumber(planned)} uur`
                : `${formatNumber(planned)} uur`}
            </span>
            <span className={rows.quiet}>
              {formatQuantity(days, 'dag', 'dagen')} · <ShortDay date={firstDay} />
              {lastDay !== firstDay && (
                <>
                  {' – '}
                  <ShortDay date={lastDay} />
                </>
              )}
            </span>
          </Link>
        </li>
      )}
    </FirstRows>
  </Card>
);
