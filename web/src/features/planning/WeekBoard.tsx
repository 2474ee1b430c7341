import { Button } from '@mantine/core';
import type { Employee } from '@ploegplan/contract/employees.schemas';
import type { PlanningItem } from '@ploegplan/contract/planning.schemas';
import { addDays, mondayOf, today } from '@ploegplan/contract/rules/dates';
import { type Ref, useMemo, useState } from 'react';
import { formatWeekAndYear } from '../../lib/dates/dates.ts';
import { useHolidays } from '../../lib/dates/useHolidays.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Board, type BoardHandle } from './board/Board.tsx';
import { columnsOf, weekDates } from './board/columns.ts';
import type { Names } from './board/labels.ts';
import { officeMetrics, phoneMetrics } from './board/metrics.ts';
import { rowMaker, shownEmployees } from './board/rows.ts';
import { markOf, type Subject } from './form/subject.ts';

interface WeekBoardProps {
  date: string;
  /** A phone has room for one day. */
  isPhone: boolean;
  items: readonly PlanningItem[];
  employees: readonly Employee[];
  names: Names;
  search: string;
  /** What the open drawer is about. */
  subject: Subject | undefined;
  onShowAll: () => void;
  onPlan: (employeeId: string, date: string) => void;
  onOpen: (item: PlanningItem) => void;
  ref: Ref<BoardHandle>;
}

/** The board with the week of a date, or on a phone with that day. */
export function WeekBoard(props: WeekBoardProps) {
  const {
    date,
    isPhone,
    items,
    employees,
    names,
    search,
    subject,
    onShowAll,
    onPlan,
    onOpen,
    ref,
  } = props;
  const monday = mondayOf(date);
  const now = today();
  const firstDate = isPhone ? date : monday;
  const holidays = useHolidays(monday, addDays(monday, 6));
  const columns = useMemo(
    () => columnsOf(isPhone ? [firstDate] : weekDates(firstDate), now, holidays),
    [isPhone, firstDate, now, holidays],
  );
  const [makeRows] = useState(rowMaker);
  const rows = useMemo(
    () => makeRows(shownEmployees(employees, items, search), items, columns),
    [makeRows, employees, items, search, columns],
  );

  if (rows.length === 0) return <Nobody search={search} onShowAll={onShowAll} />;
  return (
    <Board
      ref={ref}
      label={`Planning ${formatWeekAndYear(monday)}`}
      rows={rows}
      columns={columns}
      names={names}
      metrics={isPhone ? phoneMetrics : officeMetrics}
      marked={subject && markOf(subject)}
      onPlan={onPlan}
      onOpen={onOpen}
    />
  );
}

function Nobody({ search, onShowAll }: Pick<WeekBoardProps, 'search' | 'onShowAll'>) {
  if (!search) {
    return (
      <EmptyState
        title="Nog geen werknemers"
        text="Zodra er werknemers zijn, plan je ze hier in."
      />
    );
  }
  return (
    <EmptyState title="Niemand gevonden" text={`Er is geen werknemer met ‘${search}’ in de naam.`}>
      <Button variant="default" onClick={onShowAll}>
        Toon iedereen
      </Button>
    </EmptyState>
  );
}
