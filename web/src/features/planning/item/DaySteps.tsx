import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import classes from './head.module.css';

interface Props {
  id: string;
  days: readonly PlannedItem[];
}

/** 'Dag 3 van 5', with the way to the day before and after. */
export function DaySteps({ id, days }: Props) {
  const at = days.findIndex((day) => day.id === id);
  const step = (day: PlannedItem | undefined, label: string, children: ReactNode) =>
    day ? (
      <Link to="/planning-details/$id" params={{ id: day.id }} className={classes.step} replace>
        <span className={classes.word}>{label}</span>
        {children}
      </Link>
    ) : (
      <span />
    );
  const [before, after] = [days[at - 1], days[at + 1]];
  return (
    <nav className={classes.steps} aria-label="Dagen">
      {step(
        before,
        before ? formatShortDay(before.date) : '',
        <IconChevronLeft size={18} stroke={1.5} aria-hidden />,
      )}
      <span>
        Dag {at + 1} van {days.length}
      </span>
      {step(
        after,
        after ? formatShortDay(after.date) : '',
        <IconChevronRight size={18} stroke={1.5} aria-hidden />,
      )}
    </nav>
  );
}
