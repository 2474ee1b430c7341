import type { HoursWarning } from '@ploegplan/contract/rules/hours/checks';
import type { HoursCell } from '@ploegplan/contract/rules/hours/hours';
import type { WorkingWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { memo } from 'react';
import { formatRefused } from '../../../data/hours/hours.ts';
import type { QueueState, Refused } from '../../../data/hours/hours-queue.ts';
import { isFreeDay } from '../../../lib/dates/free-days.ts';
import type { DaysOff } from '../../../lib/dates/useHolidays.ts';
import frame from '../../../ui/day-grid/grid.module.css';
import type { HoursGroup } from '../remembered.ts';
import { createKeyAt, type GroupRow, type HoursRow, type LineRow } from '../rows.ts';
import { type AbsentDays, createAbsentKey } from '../useLeave.ts';
import { formatWarning } from '../warning-texts.ts';
import { formatAway, formatQuarters } from './cell-texts.ts';
import classes from './row.module.css';
import {
  RegisterButton,
  type RegisterButtonProps,
  WeeksState,
  type WeeksStateProps,
} from './row-state.tsx';
import { SumCells } from './SumCells.tsx';

interface Props extends Omit<WeeksStateProps & RegisterButtonProps, 'row'> {
  row: HoursRow;
  index: number;
  /** Pixels to the row that is drawn before it. */
  gap: number;
  isMarked: boolean;
  daysOff: DaysOff;
  absent: AbsentDays;
  workingWeek: WorkingWeek;
  /** True when a cell has room for planned and recorded hours. */
  isWide: boolean;
  group: HoursGroup;
  warned: ReadonlyMap<string, readonly HoursWarning[]>;
  refused: QueueState['refused'];
}

/** A row of the grid: a person or project with sums, or a line of work with its hours. */
export const GridRow = memo(function GridRow(props: Props) {
  const { row, index, gap, isMarked, group } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={`${frame.row} ${classes.row}`}
      data-row={row.id}
      data-type={row.type}
      data-marked={isMarked || undefined}
      style={gap ? { marginTop: gap } : undefined}
    >
      {row.type === 'group' ? (
        <GroupCells {...props} row={row} />
      ) : (
        <LineCells {...props} row={row} />
      )}
      <SumCells
        sums={row}
        state={
          row.type === 'group' &&
          (group === 'people' ? (
            <WeeksState {...props} row={row} />
          ) : (
            <RegisterButton {...props} row={row} />
          ))
        }
      />
    </div>
  );
});

function GroupCells(props: Props & { row: GroupRow }) {
  const { row, index, days, onOpen, group } = props;
  return (
    <>
      <div role="rowheader" className={`${frame.name} ${classes.name}`}>
        {row.opens ? (
          <button type="button" tabIndex={-1} title={row.name} onClick={() => onOpen(row, null)}>
            {row.name}
          </button>
        ) : (
          <span className={classes.work}>{row.name}</span>
        )}
        {row.detail && <span className={classes.detail}>{row.detail}</span>}
      </div>
      {days.map((day, column) => (
        <div
          key={day}
          role="gridcell"
          id={`hours-${index}-${column}`}
          className={classes.cell}
          data-column={column}
          data-length={formatQuarters(row.days[column] ?? null).length}
          {...(group === 'people' && createAwayProps(row.id, day, props))}
        >
          {formatQuarters(row.days[column] ?? null) ||
            (group === 'people' && <Away employeeId={row.id} day={day} of={props} />)}
        </div>
      ))}
    </>
  );
}

function LineCells(props: Props & { row: LineRow }) {
  const { row, index, isWide, days, daysOff, workingWeek, warned, refused, group } = props;
  const { employeeId } = row.place;
  return (
    <>
      <div
        role="rowheader"
        className={`${frame.name} ${classes.name}`}
        title={[row.name, row.detail, row.kind].filter(Boolean).join(' · ')}
      >
        <span className={classes.work}>
          {row.name}
          {row.detail && <span className={classes.detail}> {row.detail}</span>}
        </span>
        {row.kind && <span className={classes.kind}>{row.kind}</span>}
      </div>
      {days.map((day, column) => {
        const cell = row.cells[column] ?? null;
        const key = createKeyAt(row.place, day);
        const fault = refused.get(key);
        const warnings = warned.get(key);
        const away = createAwayProps(employeeId, day, props);
        const { planned = null, quarters = null } = cell ?? {};
        // A narrow cell has no room for both.
        const showsPlanned = !!planned && planned !== quarters && (isWide || quarters === null);
        const text = fault ? fault.typed : formatQuarters(quarters);
        return (
          <div
            key={day}
            role="gridcell"
            id={`hours-${index}-${column}`}
            className={classes.cell}
            data-column={column}
            data-length={(text || formatQuarters(planned)).length}
            data-off={isFreeDay(day, workingWeek, daysOff) || undefined}
            data-approved={cell?.approved || undefined}
            data-unplanned={(!!quarters && !planned) || undefined}
            data-office={(cell?.line && cell.entered !== null) || undefined}
            data-warned={warnings !== undefined || undefined}
            aria-invalid={fault !== undefined || undefined}
            {...away}
            title={formatTitle(cell, fault, warnings) ?? away.title}
          >
            {text ||
              (group === 'projects' && <Away employeeId={employeeId} day={day} of={props} />)}
            {showsPlanned && !fault && (
              <span className={classes.planned} title={`Gepland ${formatQuarters(planned)}`}>
                {formatQuarters(planned)}
              </span>
            )}
          </div>
        );
      })}
    </>
  );
}

const createAwayProps = (
  employeeId: string,
  day: string,
  days: Pick<Props, 'absent' | 'daysOff'>,
) => ({
  title: formatAway(employeeId, day, days),
  'data-away': days.absent.has(createAbsentKey(employeeId, day)) || undefined,
});

interface AwayProps {
  employeeId: string;
  day: string;
  of: Props;
}

/** Shows the kind of leave in an empty cell; a narrow one has its first letter. */
function Away({ employeeId, day, of }: AwayProps) {
  const { absent, daysOff, workingWeek, isWide } = of;
  const away = absent.get(createAbsentKey(employeeId, day));
  if (!away || isFreeDay(day, workingWeek, daysOff)) return null;
  return <span className={classes.away}>{isWide ? away.text : away.kindName.slice(0, 1)}</span>;
}

function formatTitle(
  cell: HoursCell | null,
  fault: Refused | undefined,
  warnings: readonly HoursWarning[] | undefined,
): string | undefined {
  if (fault) return formatRefused(fault);
  if (warnings) return warnings.map((warning) => formatWarning(warning)).join('\n');
  if (!cell?.quarters || cell.planned) return undefined;
  // An item without times has no planned hours.
  return cell.planned === null ? 'Niet gepland' : 'Gepland zonder tijden';
}
