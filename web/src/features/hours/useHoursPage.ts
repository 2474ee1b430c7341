import { getMonday, getToday } from '@ploegplan/contract/dates/dates';
import type { RegisterState } from '@ploegplan/contract/hours/schemas';
import type { HoursWarning } from '@ploegplan/contract/rules/hours/checks';
import { createWeekKey } from '@ploegplan/contract/rules/hours/hours';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { registersQuery } from '../../data/hours/hours.ts';
import { getPeriod, listDays } from '../../lib/dates/periods.ts';
import { useDaysOff } from '../../lib/dates/useHolidays.ts';
import { listReadyWeeks } from './approving.ts';
import type { GridCell } from './commands.ts';
import { listMondays } from './period.ts';
import type { Registers } from './register/progress.ts';
import type { HoursGroup, HoursView } from './remembered.ts';
import { buildRows, type HoursRow, keepSame } from './rows.ts';
import { useApproving } from './useApproving.ts';
import { useChecks } from './useChecks.ts';
import { useHours, withPending } from './useHours.ts';
import { useHoursEdits } from './useHoursEdits.ts';
import { type AbsentDays, useLeaveOfWeeks } from './useLeave.ts';

interface Shown {
  view: HoursView;
  group: HoursGroup;
  date: string;
  search: string;
}

/** Returns all data of the screen of hours for a period, and its actions. */
export function useHoursPage({ view, group, date, search }: Shown) {
  const { from, to } = getPeriod(view, date);
  const days = useMemo(() => listDays({ from, to }), [from, to]);
  const mondays = useMemo(() => listMondays({ from, to }), [from, to]);
  const hours = useHours({ from, to });
  const { names, approvals } = hours;
  const edits = useHoursEdits(hours.items);
  const { pending } = edits.state;
  const cells = useMemo(
    () => hours.cells && withPending(hours.cells, pending),
    [hours.cells, pending],
  );
  const fresh = useMemo(
    () =>
      cells && names
        ? buildRows(cells, { group, days, today: getToday(), names, search })
        : undefined,
    [cells, names, group, days, search],
  );
  const rows = useSameRows(fresh);
  const leave = useLeaveOfWeeks(mondays);
  const checks = useChecks(cells, mondays, leave);
  const warned = useMemo(() => {
    const byCell = new Map<string, HoursWarning[]>();
    for (const warning of [...(checks?.values() ?? [])].flat()) {
      for (const key of warning.keys) byCell.set(key, [...(byCell.get(key) ?? []), warning]);
    }
    return byCell;
  }, [checks]);
  const ready = useMemo(() => {
    // Only the people in view count: nobody approves hours that the search hides, or that projects show in parts.
    const shown = new Set(group === 'people' ? rows?.map(({ id }) => id) : []);
    const isShown = (employeeId: string) => shown.has(employeeId);
    return cells && checks ? listReadyWeeks(cells.values(), checks, { mondays, isShown }) : [];
  }, [cells, checks, mondays, rows, group]);
  const approving = useApproving((id) => names?.getPerson(id).name ?? '');
  return {
    ...hours,
    days,
    mondays,
    daysOff: useDaysOff(from, to),
    cells,
    rows,
    edits,
    checks,
    /** The people who are absent, by day; empty until this is known. */
    absent: leave?.absent ?? nobody,
    warned,
    registers: useRegisters(mondays, group === 'projects'),
    // Hours that are still being recorded cannot be approved.
    ready: pending.size > 0 ? [] : ready,
    approving,
    /** The day that hours are most likely added on. */
    usualDay: getToday() >= from && getToday() <= to ? getToday() : from,
    isClosed: ({ place, date: day }: GridCell) =>
      approvals.has(createWeekKey(place.employeeId, getMonday(day))),
  };
}

const nobody: AbsentDays = new Map();

const mapByWeek = (states: readonly RegisterState[]) =>
  new Map(states.map((state) => [createWeekKey(state.projectId, state.monday), state]));

const noRegisters: Registers = new Map();

/** Reads the state of the registers of these weeks; empty until it is known. */
function useRegisters(mondays: readonly string[], enabled: boolean): Registers {
  const query = registersQuery(mondays[0] ?? '', mondays.at(-1) ?? '');
  const { data } = useQuery({ ...query, enabled, select: mapByWeek });
  return data ?? noRegisters;
}

export type HoursPage = ReturnType<typeof useHoursPage>;

/** The rows, those that did not change being the same objects. */
function useSameRows(rows: HoursRow[] | undefined): HoursRow[] | undefined {
  const [seen, setSeen] = useState<{ from: HoursRow[] | undefined; rows: HoursRow[] | undefined }>({
    from: undefined,
    rows: undefined,
  });
  if (seen.from === rows) return seen.rows;
  const kept = rows && keepSame(seen.rows ?? [], rows);
  setSeen({ from: rows, rows: kept });
  return kept;
}
