import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { formatDates, type ProjectDates } from '../../../data/planning/project-dates.ts';
import frame from '../../../ui/day-grid/grid.module.css';
import { createColumnStyle } from '../../../ui/day-grid/heads.ts';
import { stretchClass } from '../../../ui/facts/hue-classes.ts';
import type { ProjectRow as Row } from './rows.ts';
import { type Columns, computeColumns, type Span, toDrawn } from './span.ts';
import classes from './timeline.module.css';

const icon = { size: 18, stroke: 1.5 } as const;

const DRAG_HINT = 'Sleep over de dagen om datums te geven';

interface Props {
  row: Row;
  index: number;
  gap: number;
  span: Span;
  /** The dates of the project while they are changed. */
  draft: ProjectDates | null;
  isChosen: boolean;
  /** A drawer is about it. */
  isMarked: boolean;
  /** Brings its bar into view. */
  onFind: (id: string, bar: Columns) => void;
}

/** A project: its name, and a bar from its begin to its end. */
export const ProjectRow = memo((props: Props) => {
  const { row, index, gap, isChosen, isMarked } = props;
  const { id, project, description } = row;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={frame.row}
      data-row={index}
      data-project={id}
      data-marked={isMarked || undefined}
      data-chosen={isChosen || undefined}
      style={{ marginTop: gap }}
    >
      <div role="rowheader" className={`${frame.name} ${classes.name}`}>
        <button type="button" tabIndex={-1} title={description}>
          <span className={frame.text}>{project.title}</span>
        </button>
      </div>
      <Track {...props} />
    </div>
  );
});

function Track({ row, index, span, draft, isChosen, onFind }: Props) {
  const drawn = toDrawn(draft ?? row.project);
  const at = drawn && computeColumns(drawn, span);
  const id = isChosen ? `timeline-${index}` : undefined;
  if (!drawn) {
    return (
      <div className={`${frame.track} ${classes.undated}`} role="presentation">
        <span
          role="gridcell"
          id={id}
          aria-label={`${row.description}. ${DRAG_HINT}`}
          className={classes.hint}
        >
          {DRAG_HINT}
        </span>
      </div>
    );
  }
  return (
    <div className={frame.track} role="presentation">
      {at && !draft && (
        <>
          <Beside side="before" {...{ row, onFind }} bar={at} days={{ from: 0, count: at.from }} />
          <Beside
            side="after"
            {...{ row, onFind }}
            bar={at}
            days={{ from: at.from + at.count, count: span.days - at.from - at.count }}
          />
        </>
      )}
      {!at && <span role="gridcell" id={id} aria-label={row.description} />}
      {at && (
        <div
          role="gridcell"
          id={id}
          aria-label={draft ? `${row.project.title} · ${formatDates(draft)}` : row.description}
          title={draft ? undefined : row.description}
          className={`${classes.bar} ${stretchClass(row.hue)}`}
          data-bar
          data-open={drawn.open ?? undefined}
          data-draft={draft !== null || undefined}
          style={createColumnStyle(at.from, at.count)}
        >
          <i />
          <span className="sticky max-w-full px-2 overflow-hidden text-ellipsis whitespace-nowrap">
            {draft ? formatDates(draft) : row.detail || formatDates(row.project)}
          </span>
          <i />
        </div>
      )}
    </div>
  );
}

interface BesideProps extends Pick<Props, 'row' | 'onFind'> {
  side: 'before' | 'after';
  bar: Columns;
  days: Columns;
}

/** The days on one side of a bar. While only these are in view, an arrow leads to it; by keyboard the bar of the chosen row comes into view. */
const Beside = ({ row, onFind, side, bar, days }: BesideProps) => (
  <div
    className={classes.beside}
    data-side={side}
    style={createColumnStyle(days.from, days.count)}
    aria-hidden
  >
    <button
      type="button"
      tabIndex={-1}
      title={`Naar ${formatDates(row.project)}`}
      onClick={(event) => {
        // The row must not open.
        event.stopPropagation();
        onFind(row.id, bar);
      }}
    >
      {side === 'before' ? <IconChevronRight {...icon} /> : <IconChevronLeft {...icon} />}
    </button>
  </div>
);
