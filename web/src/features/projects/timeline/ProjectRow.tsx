import { memo } from 'react';
import { datesText, type ProjectDates } from '../../../data/project-dates.ts';
import { columns } from '../../../ui/days/columns.ts';
import { stretchClass } from '../../../ui/hue-classes.ts';
import type { ProjectRow as Row } from './rows.ts';
import { columnsOf, drawnOf, type Span } from './span.ts';
import classes from './timeline.module.css';

const DRAG_HINT = 'Sleep over de dagen om datums te geven';

interface Props {
  row: Row;
  index: number;
  gap: number;
  span: Span;
  /** Its dates while they are changed. */
  draft: ProjectDates | null;
  isChosen: boolean;
  /** A drawer is about it. */
  isMarked: boolean;
}

/** A project: its name, and a bar from its begin to its end. */
export const ProjectRow = memo((props: Props) => {
  const { row, index, gap, isChosen, isMarked } = props;
  const { id, project, description } = row;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes.row}
      data-row={index}
      data-project={id}
      data-marked={isMarked || undefined}
      data-chosen={isChosen || undefined}
      style={{ marginTop: gap }}
    >
      <div role="rowheader" className={classes.name}>
        <button type="button" tabIndex={-1} data-name title={description}>
          {project.title}
        </button>
      </div>
      <Track {...props} />
    </div>
  );
});

function Track({ row, index, span, draft, isChosen }: Props) {
  const drawn = drawnOf(draft ?? row.project);
  const at = drawn && columnsOf(drawn, span);
  const id = isChosen ? `timeline-${index}` : undefined;
  if (!drawn) {
    return (
      <div className={classes.track} role="presentation" data-undated>
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
    <div className={classes.track} role="presentation">
      {!at && <span role="gridcell" id={id} aria-label={row.description} />}
      {at && (
        <div
          role="gridcell"
          id={id}
          aria-label={draft ? `${row.project.title} · ${datesText(draft)}` : row.description}
          title={draft ? undefined : row.description}
          className={`${classes.bar} ${stretchClass(row.hue)}`}
          data-bar
          data-open={drawn.open ?? undefined}
          data-draft={draft !== null || undefined}
          style={columns(at.from, at.count)}
        >
          <i />
          <span>{draft ? datesText(draft) : row.detail || datesText(row.project)}</span>
          <i />
        </div>
      )}
    </div>
  );
}
