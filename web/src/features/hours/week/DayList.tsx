import { ActionIcon } from '@mantine/core';
import { addDays } from '@ploegplan/contract/dates/dates';
import type { HoursCell } from '@ploegplan/contract/rules/hours/hours';
import type { WorkDay } from '@ploegplan/contract/work-days/schemas';
import { IconPlus } from '@tabler/icons-react';
import { formatDay } from '../../../lib/dates/dates.ts';
import { useIsPhone } from '../../../ui/page/viewport.ts';
import type { HoursNames } from '../rows.ts';
import { DayTimes } from '../times/DayTimes.tsx';
import { formatQuartersWithUnit, listRemarks } from './remarks.ts';
import classes from './week.module.css';

interface Props {
  cells: readonly HoursCell[];
  monday: string;
  names: HoursNames;
  /** Explains why a day is not, or not fully, worked. */
  awayOn: (day: string) => string | undefined;
  isApproved: boolean;
  onCell: (cell: HoursCell) => void;
  onAdd: (date: string) => void;
  /** The times and travel of days. */
  times: ReadonlyMap<string, WorkDay>;
  /** True when the company asks this person for times. */
  asksTimes: boolean;
  onTimes: (date: string) => void;
}

/** The kind when it is not the standard one, the plan where it says otherwise, and what was said about the hours. */
const formatLines = (cell: HoursCell, names: HoursNames): string[] => [
  ...(names.kindOrder(cell.kindId) > 0 ? [names.getKind(cell.kindId)] : []),
  ...(cell.planned && cell.planned !== cell.quarters
    ? [`Gepland ${formatQuartersWithUnit(cell.planned)}`]
    : []),
  ...listRemarks(cell),
];

/** The days of a week with their work; a press changes the hours. */
export function DayList({
  cells,
  monday,
  names,
  awayOn,
  isApproved,
  onCell,
  onAdd,
  ...props
}: Props) {
  const isPhone = useIsPhone();
  const byDay = Map.groupBy(cells, ({ date }) => date);
  const sum = cells.reduce((all, { quarters }) => all + (quarters ?? 0), 0);
  const planned = cells.reduce((all, cell) => all + (cell.planned ?? 0), 0);
  return (
    <div className={classes.days}>
      {Array.from({ length: 7 }, (_, at) => addDays(monday, at)).map((day) => {
        const own = byDay.get(day) ?? [];
        const total = own.reduce((all, { quarters }) => all + (quarters ?? 0), 0);
        return (
          <section className="border-b py-1" key={day} aria-label={formatDay(day)}>
            <header>
              <h3 className="text-sm font-semibold">
                {formatDay(day)}
                {awayOn(day) && <span className="text-quiet font-normal"> {awayOn(day)}</span>}
              </h3>
              <span>{total > 0 && formatQuartersWithUnit(total)}</span>
              {!isApproved && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={isPhone ? 48 : 36}
                  aria-label={`Uren toevoegen op ${formatDay(day)}`}
                  onClick={() => onAdd(day)}
                >
                  <IconPlus size={18} stroke={1.5} />
                </ActionIcon>
              )}
            </header>
            {(props.times.has(day) || (props.asksTimes && own.length > 0)) && (
              <DayTimes
                day={props.times.get(day)}
                isClosed={isApproved}
                onOpen={() => props.onTimes(day)}
              />
            )}
            {own.map((cell) => (
              <button
                key={cell.key}
                type="button"
                className={classes.line}
                disabled={isApproved}
                onClick={() => onCell(cell)}
              >
                <span
                  className="overflow-hidden wrap-anywhere line-clamp-2"
                  title={names.getTarget(cell.targetId).name}
                >
                  {names.getTarget(cell.targetId).name}
                </span>
                <strong>{formatQuartersWithUnit(cell.quarters)}</strong>
                {formatLines(cell, names).map((remark) => (
                  <span key={remark} className={classes.remark}>
                    {remark}
                  </span>
                ))}
              </button>
            ))}
          </section>
        );
      })}
      <p className={classes.total}>
        <span>Totaal</span>
        <span className={classes.remark}>Gepland {formatQuartersWithUnit(planned)}</span>
        <strong className="ml-auto">{formatQuartersWithUnit(sum)}</strong>
      </p>
    </div>
  );
}
