import type { Client } from '@ploegplan/contract/clients/schemas';
import type { Project } from '@ploegplan/contract/projects/schemas';
import { IconCalendarDue, IconClock } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { formatTellingPlace } from '../../../lib/values/location.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import classes from './columns.module.css';

interface Props {
  project: Project;
  client: Client | undefined;
  /** It is dragged: drawn where it was. */
  isDragged: boolean;
  /** A drawer is about it. */
  isOpen: boolean;
  /** Reached by Tab; the others by the arrow keys. */
  isTabStop: boolean;
  onOpen: () => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

const icon = { size: 14, stroke: 1.5 } as const;

/** What tells projects apart. A press opens it, a drag gives it another status. */
export function ProjectCard(props: Props) {
  const { project, client, isDragged, isOpen, isTabStop, onOpen, onPointerDown } = props;
  const { id, title, location, endDate, plannedHours } = project;
  const place = formatTellingPlace(location || (client?.location ?? ''));
  return (
    <button
      type="button"
      className={classes.card}
      data-card={id}
      data-dragged={isDragged || undefined}
      aria-current={isOpen || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
      onClick={onOpen}
      onPointerDown={onPointerDown}
    >
      <span className={classes.title} title={title}>
        {title}
      </span>
      {client && <span className={classes.line}>{client.name}</span>}
      {place && <span className={classes.line}>{place}</span>}
      {(endDate || plannedHours !== null) && (
        <span className={classes.facts}>
          {endDate && (
            <span>
              <IconCalendarDue {...icon} aria-label="Verwacht einde" />
              {formatShortDay(endDate)}
            </span>
          )}
          {plannedHours !== null && (
            <span>
              <IconClock {...icon} aria-label="Begroot" />
              {formatNumber(plannedHours)} uur
            </span>
          )}
        </span>
      )}
    </button>
  );
}
