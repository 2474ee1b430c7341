import { IconCheck, IconPhoto } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { formatTime } from '../../../lib/dates/dates.ts';
import { updatedText, useIsUpdated } from '../../../lib/live/updated-items.ts';
import { hueStyle } from '../../../ui/HueMark.tsx';
import board from './board.module.css';
import classes from './item.module.css';
import { describeItem, hoursLabel, imagesLabel, type Names, timeLabel } from './labels.ts';
import type { PlacedItem } from './rows.ts';

interface BoardItemProps {
  placed: PlacedItem;
  /** The employee in whose row it stands. */
  employeeId: string;
  names: Names;
  style: CSSProperties;
  isCursor: boolean;
  /** Whether the open drawer is about it. */
  isMarked: boolean;
  /** Whether its column has little room. */
  isNarrow: boolean;
}

/** One item in one row: time and project, below it the place. What does not fit is in the title. */
export function BoardItem({
  placed,
  employeeId,
  names,
  style,
  isCursor,
  isMarked,
  isNarrow,
}: BoardItemProps) {
  const { item, column } = placed;
  const { title, clientName, place } = describeItem(item, names);
  const isUpdated = useIsUpdated(item.id);
  const hours = item.assignments.find((one) => one.employeeId === employeeId)?.hoursWorked ?? null;
  const details = [
    timeLabel(item.startTime, item.endTime),
    title,
    clientName === title ? '' : clientName,
    place,
    hours === null ? '' : `${hoursLabel(hours)} ingevuld`,
    item.imageCount === 0 ? '' : imagesLabel(item.imageCount),
    isUpdated ? updatedText : '',
  ].filter(Boolean);
  return (
    <td
      aria-colindex={column + 2}
      title={details.join(' · ')}
      tabIndex={isCursor ? 0 : -1}
      className={`${board.cell} ${classes.item}`}
      aria-current={isMarked || undefined}
      data-item={item.id}
      data-narrow={isNarrow || undefined}
      style={{ ...style, ...hueStyle(names.projects.get(item.projectId ?? '')?.hue ?? null) }}
    >
      <ItemTime start={item.startTime} end={item.endTime} />
      <span className={classes.title}>{title}</span>
      <span className={classes.place}>{place || clientName}</span>
      <span className={classes.signs}>
        {isUpdated && <span role="img" aria-label={updatedText} className={classes.updated} />}
        {hours !== null && (
          <IconCheck
            role="img"
            aria-label={`${hoursLabel(hours)} ingevuld`}
            className={classes.check}
            size={14}
            stroke={2.5}
          />
        )}
        {item.imageCount > 0 && (
          <IconPhoto role="img" aria-label={imagesLabel(item.imageCount)} size={14} stroke={1.5} />
        )}
      </span>
    </td>
  );
}

/** In a narrow column the end time is left out in favour of the project. */
function ItemTime({ start, end }: { start: string | null; end: string | null }) {
  if (!start) return end && <span className={classes.time}>{timeLabel(start, end)}</span>;
  return (
    <span className={classes.time}>
      {formatTime(start)}
      {end && <span className={classes.until}>–{formatTime(end)}</span>}
    </span>
  );
}
