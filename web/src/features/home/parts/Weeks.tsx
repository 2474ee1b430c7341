import type { Home, HomeDay } from '@ploegplan/contract/home/schemas';
import { Link } from '@tanstack/react-router';
import { formatDay, formatLongDay, formatWeekAndYear } from '../../../lib/dates/dates.ts';
import legend from '../../../ui/facts/swatch.module.css';
import { restDayText } from '../words.ts';
import classes from './weeks.module.css';

/** Shows for each day of this week and the next how many people work, are free or absent. */
export function Weeks({ home: { today, days } }: { home: Home }) {
  const weeks = [
    { title: 'Deze week', days: days.slice(0, 7) },
    { title: 'Volgende week', days: days.slice(7) },
  ];
  return (
    <div className={classes.weeks}>
      {weeks.map((week) => (
        <section key={week.title} aria-label={week.title}>
          <h2 className="mb-1 px-1 text-base">
            {week.title}{' '}
            <span className="px-1 text-quiet font-normal">
              {formatWeekAndYear(week.days[0]?.date ?? today)}
            </span>
          </h2>
          <ol className="grid gap-1" style={{ gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }}>
            {week.days.map((day) => (
              <li key={day.date}>
                <Day day={day} isToday={day.date === today} />
              </li>
            ))}
          </ol>
        </section>
      ))}
      <p className="flex col-span-full gap-4 px-1 text-quiet text-sm" aria-hidden>
        <span className={`${legend.swatch} inline-flex items-center gap-1`} data-kind="planned">
          ingepland
        </span>
        <span className={`${legend.swatch} inline-flex items-center gap-1`} data-kind="free">
          vrij
        </span>
        <span className={`${legend.swatch} inline-flex items-center gap-1`} data-kind="absent">
          afwezig
        </span>
      </p>
    </div>
  );
}

const parts = ['absent', 'free', 'planned'] as const;

function Day({ day, isToday }: { day: HomeDay; isToday: boolean }) {
  const { date, planned, free, absent, holiday } = day;
  const name = formatLongDay(date) + (holiday ? `, ${holiday}` : '');
  const text = `${name}: ${planned} ingepland, ${free} vrij, ${absent} afwezig`;
  const [weekday = '', ...rest] = formatDay(date).split(' ');
  return (
    <Link
      to="/planning"
      search={{ datum: date }}
      className={classes.day}
      title={text}
      aria-current={isToday ? 'date' : undefined}
      data-quiet={restDayText(day) ? true : undefined}
    >
      <span className="sr-only">{text}</span>
      <span className={classes.date} aria-hidden>
        {weekday} <span>{rest[0]}</span>
      </span>
      <span className={classes.bar}>
        {parts.map((part) => (
          <span key={part} data-kind={part} style={{ flexGrow: day[part] }} />
        ))}
      </span>
      <span
        className={`tabular-nums ${planned === 0 ? 'text-quiet' : 'font-semibold'}`}
        aria-hidden
      >
        {planned}
      </span>
      {holiday && (
        <span className="max-w-full truncate text-sm" aria-hidden>
          {holiday}
        </span>
      )}
    </Link>
  );
}
