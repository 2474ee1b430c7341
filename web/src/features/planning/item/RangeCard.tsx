import { IconCheck, IconPhoto } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { formatTimes } from '../../../lib/dates/dates.ts';
import { formatQuantity } from '../../../lib/values/numbers.ts';
import { ShortDay } from '../../../ui/facts/ShortDay.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { FirstRows } from '../../../ui/states/FirstRows.tsx';
import rows from '../../../ui/states/rows.module.css';
import classes from './item.module.css';

const FIRST = 7;

/** The days that are planned together with this one, with what each has. */
export function RangeCard({ id, days }: { id: string; days: readonly PlannedItem[] }) {
  if (days.length < 2) return null;
  const at = days.findIndex((day) => day.id === id);
  return (
    <Card title={`Loopt over ${days.length} dagen`}>
      <FirstRows items={days} first={Math.max(FIRST, at + 2)}>
        {(day) => (
          <li key={day.id}>
            <Link
              to="/planning-details/$id"
              params={{ id: day.id }}
              className={`${rows.row} ${classes.rangeDay}`}
              aria-current={day.id === id ? 'date' : undefined}
            >
              <span className={rows.main}>
                <ShortDay date={day.date} />
                {day.isDraft && <span className="text-quiet font-normal text-sm">concept</span>}
              </span>
              <DaySigns day={day} />
              <span className={rows.end}>{formatTimes(day)}</span>
            </Link>
          </li>
        )}
      </FirstRows>
    </Card>
  );
}

function DaySigns({ day: { hoursWorked, imageCount } }: { day: PlannedItem }) {
  const isComplete = hoursWorked.length > 0 && hoursWorked.every((hours) => hours !== null);
  return (
    <span className={classes.signs}>
      {imageCount > 0 && (
        <span title={formatQuantity(imageCount, 'afbeelding', 'afbeeldingen')}>
          <IconPhoto size={16} stroke={1.5} aria-hidden />
          {imageCount}
          <span className="sr-only"> afbeeldingen</span>
        </span>
      )}
      {isComplete && (
        <span title="Alle uren zijn ingevuld" className={classes.complete}>
          <IconCheck size={16} stroke={1.5} aria-hidden />
          <span className="sr-only">uren ingevuld</span>
        </span>
      )}
    </span>
  );
}
