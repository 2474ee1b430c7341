import { Button } from '@mantine/core';
import type { OwnItem } from '@ploegplan/contract/home/schemas';
import type { ShownPlace } from '@ploegplan/contract/values/places';
import { IconCheck, IconClock, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { isAboutItem } from '../../../data/own/own-writes.ts';
import { formatTimesOrNone } from '../../../lib/dates/dates.ts';
import { useOutboxEntries } from '../../../lib/outbox/state.ts';
import { formatHours } from '../../../lib/values/hours.ts';
import { PlaceLines } from '../../../ui/facts/place-fact.tsx';
import { OutboxMark } from '../../../ui/outbox/OutboxMark.tsx';
import classes from '../../../ui/states/rows.module.css';
import own from './own.module.css';

export interface ShownOwnItem extends Omit<OwnItem, 'location'> {
  places: readonly ShownPlace[];
  employees?: readonly string[];
  /** Null when hours are still to be recorded; absent where hours are not shown. */
  hoursWorked?: number | null;
}

interface Props {
  items: readonly ShownOwnItem[];
}

/** Shows the own planning, each item with links to its details and to its place. */
export const OwnItems = ({ items }: Props) => (
  <ul>
    {items.map(({ id, title, places, employees = [], hoursWorked, ...times }) => (
      <li key={id} className={classes.row}>
        <Link
          to="/planning-details/$id"
          params={{ id }}
          search={{ eigen: true }}
          className={`${classes.opener} flex flex-col w-full text-inherit font-semibold no-underline cover`}
        >
          <span className={own.time}>{formatTimesOrNone(times)}</span>
          {title}
        </Link>
        <PlaceLines places={places} linkClass={own.place} textClass={own.fact} />
        {employees.length > 1 && (
          <span className={own.fact}>
            <IconUsers size={20} stroke={1.5} aria-label="Ploeg" />
            {employees.join(', ')}
          </span>
        )}
        {hoursWorked === null && (
          <Button
            style={{ zIndex: '1', marginBlock: '0.75rem 0.5rem' }}
            fullWidth
            mih={48}
            renderRoot={(props) => (
              <Link
                to="/planning-details/$id"
                params={{ id }}
                search={{ eigen: true, uren: true }}
                {...props}
              />
            )}
          >
            Uren invullen
          </Button>
        )}
        {typeof hoursWorked === 'number' && <Recorded {...{ id, hoursWorked }} />}
      </li>
    ))}
  </ul>
);

/** Hours that the server does not have yet are marked as kept on the device. */
function Recorded({ id, hoursWorked }: { id: string; hoursWorked: number }) {
  const waits = useOutboxEntries().some((entry) => !entry.refusal && isAboutItem(id)(entry));
  return (
    <>
      <span
        className={`inline-flex items-center gap-1 font-semibold tabular-nums ${waits ? 'text-quiet' : 'text-good'}`}
      >
        {waits ? (
          <IconClock size={18} stroke={1.5} aria-hidden />
        ) : (
          <IconCheck size={18} stroke={2} aria-hidden />
        )}
        {formatHours(hoursWorked)} uur ingevuld
      </span>
      <OutboxMark isAbout={isAboutItem(id)} />
    </>
  );
}
