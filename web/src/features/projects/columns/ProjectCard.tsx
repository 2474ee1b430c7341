import type { Client } from '@ploegplan/contract/clients.schemas';
import type { Project } from '@ploegplan/contract/projects.schemas';
import { IconCalendarDue, IconClock } from '@tabler/icons-react';
import type { PointerEvent } from 'react';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { tellingPlace } from '../../../lib/values/location.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import classes from './columns.module.css';

interface Props {
  project: Project;
  client: Client | undefined;
  /** It is dragged: drawn where it was. */
  isDragged: boolean;
  /** Reached by Tab; the others by the arrow keys. */
  isTabStop: boolean;
  onOpen: () => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/** So that the lines of all cards say the same. */
const NONE = '–';

const icon = { size: 14, stroke: 1.5 } as const;

/** What tells projects apart. A press opens it, a drag gives it another status. */
export function ProjectCard(props: Props) {
  const { project, client, isDragged, isTabStop, onOpen, onPointerDown } = props;
  const { id, title, location, endDate, plannedHours } = project;
  const place = tellingPlace(location || (client?.location ?? ''));
  return (
    <button
      type="button"
      className={classes.card}
      data-card={id}
      data-dragged={isDragged || undefined}
      tabIndex={isTabStop ? 0 : -1}
      aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
      onClick={onOpen}
      onPointerDown={onPointerDown}
    >
      <span className={classes.title} title={title}>
        {title}
      </span>
      <span className={classes.line}>{client?.name ?? NONE}</span>
      <span className={classes.line}>{place || NONE}</span>
      <span className={classes.facts}>
        <span>
          <IconCalendarDue {...icon} aria-label="Verwacht einde" />
          {endDate ? formatShortDay(endDate) : NONE}
        </span>
        <span>
          <IconClock {...icon} aria-label="Begroot" />
          {plannedHours === null ? NONE : `${formatNumber(plannedHours)} uur`}
        </span>
      </span>
    </button>
  );
}
