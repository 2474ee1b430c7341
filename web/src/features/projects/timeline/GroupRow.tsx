import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import frame from '../../../ui/day-grid/grid.module.css';
import { HueMark } from '../../../ui/facts/HueMark.tsx';
import type { GroupRow as Row } from './rows.ts';
import classes from './timeline.module.css';

interface Props {
  row: Row;
  index: number;
  gap: number;
  isChosen: boolean;
  onToggle: (id: string) => void;
}

/** The head of a status, a client or what has no dates; a press folds it. */
export const GroupRow = memo(({ row, index, gap, isChosen, onToggle }: Props) => {
  const { id, name, hue, isMarked, count, isFolded } = row;
  const Chevron = isFolded ? IconChevronRight : IconChevronDown;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={frame.row}
      data-row={index}
      data-chosen={isChosen || undefined}
      style={{ marginTop: gap }}
    >
      <div
        role="rowheader"
        id={isChosen ? `timeline-${index}` : undefined}
        className={`${frame.name} ${classes.groupName}`}
      >
        <button type="button" tabIndex={-1} aria-expanded={!isFolded} onClick={() => onToggle(id)}>
          <Chevron size={16} stroke={1.5} aria-hidden />
          {isMarked ? (
            <HueMark hue={hue}>{name}</HueMark>
          ) : (
            <span className={frame.text} title={name}>
              {name}
            </span>
          )}
          <span className="flex-none text-quiet font-normal">{count}</span>
        </button>
      </div>
    </div>
  );
});
