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
  /** True while it is dragged: then it is drawn where it was. */
  isDragged: boolean;
  /** A drawer is about it. */
  isOpen: boolean;
  /** True for the project that Tab reaches; arrow keys reach the others. */
  isTabStop: boolean;
  onOpen: () => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

const icon = { size: 14, stroke: 1.5 } as const;

/** Shows the distinctive facts of a project. A press opens it, a drag gives it another status. */
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
      <span className="overflow-hidden font-semibold wrap-anywhere line-clamp-2" title={title}>
        {title}
      </span>
      {client && <span className="truncate text-quiet text-sm">{client.name}</span>}
      {place && <span className="truncate text-quiet text-sm">{place}</span>}
      {(endDate || plannedHours !== null) && (
        <span
          className="flex flex-wrap justify-between mt-1 text-quiet text-sm tabular-nums"
          style={{ gap: '0.125rem 0.5rem' }}
        >
          {endDate && (
            <span className="flex items-center gap-1 whitespace-nowrap">
              <IconCalendarDue {...icon} aria-label="Verwacht einde" />
              {formatShortDay(endDate)}
            </span>
          )}
          {plannedHours !== null && (
            <span className="flex items-center gap-1 whitespace-nowrap">
              <IconClock {...icon} aria-label="Begroot" />
              {formatNumber(plannedHours)} uur
            </span>
          )}
        </span>
      )}
    </button>
  );
}
