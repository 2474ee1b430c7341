import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { rangeQuery } from '../../../data/planning.ts';
import { formatTimes } from '../../../lib/dates/dates.ts';
import { Card } from '../../../ui/Card.tsx';
import { FirstRows } from '../../../ui/FirstRows.tsx';
import rows from '../../../ui/rows.module.css';
import { ShortDay } from '../../../ui/ShortDay.tsx';

const FIRST = 7;

/** The days that are planned together with this one. */
export function RangeCard({ id, rangeId }: { id: string; rangeId: string }) {
  const { data = [] } = useQuery(rangeQuery(rangeId));
  if (data.length < 2) return null;
  return (
    <Card title={`Loopt over ${data.length} dagen`}>
      <FirstRows items={data} first={FIRST}>
        {(item) => (
          <li key={item.id}>
            <Link
              to="/planning-details/$id"
              params={{ id: item.id }}
              className={rows.row}
              aria-current={item.id === id ? 'page' : undefined}
            >
              <span className={rows.main}>
                <ShortDay date={item.date} />
              </span>
              <span className={rows.end}>{item.id === id ? 'deze dag' : formatTimes(item)}</span>
            </Link>
          </li>
        )}
      </FirstRows>
    </Card>
  );
}
