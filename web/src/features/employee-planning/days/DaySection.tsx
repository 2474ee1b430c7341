import { Text } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { formatLongDay } from '../../../lib/dates/dates.ts';
import { useSession } from '../../../lib/session/session.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { CardSkeleton } from '../own-day/CardSkeleton.tsx';
import classes from './days.module.css';
import { type Day, formatDayName, type OpenItem } from './days.ts';
import { ItemCard } from './ItemCard.tsx';

/** Most workers are not asked for times. */
const DayCard = createLazyPart(() => import('../own-day/DayCard.tsx'), {
  fallback: <CardSkeleton />,
  isEarly: false,
});

interface DaySectionProps {
  day: Day;
  today: string;
  onOpen: OpenItem;
}

export function DaySection({ day, today, onOpen }: DaySectionProps) {
  const name = formatDayName(day.date, today);
  const asksTimes = useSession()?.dayTimes !== undefined;
  const hasDayCard = asksTimes && day.date <= today && day.items.length > 0;
  return (
    <section
      className={classes.day}
      data-today={day.date === today || undefined}
      style={{ '--items': day.items.length }}
    >
      <h2 className={classes.heading}>
        {name && <span className={classes.name}>{name}</span>}
        <span className={classes.date}>{formatLongDay(day.date)}</span>
      </h2>
      {day.items.length === 0 && <Text c="dimmed">{translate('Niets gepland')}</Text>}
      {hasDayCard && <DayCard date={day.date} today={today} />}
      <ul className="grid gap-2">
        {day.items.map((item) => (
          <li key={item.id}>
            <ItemCard item={item} today={today} onOpen={onOpen} isBesideDay={hasDayCard} />
          </li>
        ))}
      </ul>
    </section>
  );
}
