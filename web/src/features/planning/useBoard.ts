import { getToday } from '@ploegplan/contract/dates/dates';
import { useMemo, useState } from 'react';
import { useExpectedWeather } from '../../data/planning/expected-weather.ts';
import { formatDay, formatLongDay } from '../../lib/dates/dates.ts';
import { useDaysOffWithin } from '../../lib/dates/useHolidays.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { useAddresses } from '../../lib/values/useAddresses.ts';
import { useIsPhone, useIsTouch } from '../../ui/page/viewport.ts';
import type { BoardModel } from './board/model.ts';
import type { Drawing } from './board/rows/draw.ts';
import { describeItem } from './board/rows/labels.ts';
import { getMetrics } from './board/rows/metrics.ts';
import { type Absent, type Bar, type BoardRow, createRowMaker } from './board/rows/rows.ts';
import { type Column, createDaysScale, createHoursScale, type Scale } from './board/rows/scale.ts';
import { shortenNames } from './board/rows/short-names.ts';
import {
  createFindingsCache,
  type Findings,
  findItemFindings,
  noFindings,
} from './conflicts/findings.ts';
import { useFinding, useRowFindings } from './conflicts/row-findings.ts';
import { useRulebook } from './conflicts/useRulebook.ts';
import { listRows } from './edits/commands.ts';
import { filterWorkdays, formatPeriodTitle, type ViewMode } from './edits/days.ts';
import { showsWeekend, useRowsBy } from './options.ts';
import { columnsAway } from './rows/columns-away.ts';
import { type BoardWords, createLook, describeBar, findOpenEnds } from './rows/looks.ts';
import { computeStaffing, type Staffing } from './rows/needs.ts';
import { useSubjects } from './rows/useSubjects.ts';
import { WorkIndex } from './rows/work.ts';
import type { Planned } from './usePlanning.ts';

/** A day must be wide enough to press in the narrow week of a phone. */
const THUMB_SHARE = 0.8;

function createNeedColumns(
  staffing: readonly Staffing[],
  { columns }: Scale,
): Map<string, Absent[]> {
  const found = new Map<string, Absent[]>();
  for (const { project, date, people, needed, missing } of staffing) {
    const at = columns.findIndex((column) => column.date === date);
    const isShort = missing.length > 0;
    const count = `${people} van ${needed}`;
    // Where there are as many as are needed, the number would not say why it is too few.
    const label = isShort && people >= needed ? `mist ${missing.join(', ')}` : count;
    const detail = isShort ? `${count}, te weinig: ${missing.join(', ')}` : count;
    const need = isShort ? 'short' : 'met';
    const own = found.get(project?.id ?? '') ?? [];
    found.set(project?.id ?? '', [
      ...own,
      { from: at, to: at, label, isWhole: false, need, detail },
    ]);
  }
  return found;
}

const nobodyAbsent: readonly Absent[] = [];

const formatDayName = (mode: ViewMode, isPhone: boolean) => (column: Column) => {
  const [weekday = '', number = '', month = ''] = formatDay(column.date).split(' ');
  const hasMonth = mode === 'day' || (mode === 'week' && !isPhone);
  return {
    short: `${weekday} ${number}`,
    ...(hasMonth && { month }),
    full: [formatLongDay(column.date), column.holiday].filter(Boolean).join(', '),
  };
};

interface Options {
  mode: ViewMode;
  date: string;
  days: readonly string[];
  search: string;
  isFreeOnly: boolean;
}

/** Returns the places of the items. */
const usePlaces = (items: Planned['items'], names: Planned['names']): readonly string[] =>
  useMemo(() => items.map((item) => describeItem(item, names).location), [items, names]);

/** The model of the board, and what its gestures need to know. */
export function useBoard(planning: Planned, options: Options) {
  const { items, choices, names, known } = planning;
  const { mode, date, days } = options;
  const isPhone = useIsPhone();
  const isTouch = useIsTouch();
  const { terms, workingWeek } = useTenant();
  const rowsBy = useRowsBy();
  const [hasWeekend] = useRemembered(showsWeekend);
  const now = getToday();
  const daysOff = useDaysOffWithin(days[0] ?? date, days.at(-1) ?? date);
  const weather = useExpectedWeather();
  const dates = useMemo(() => (hasWeekend ? days : filterWorkdays(days)), [days, hasWeekend]);

  const daysOnly = mode !== 'day' || isPhone;
  const namesPeople = rowsBy !== 'employees';
  const forHours = daysOnly ? null : items;
  const scale = useMemo(
    () =>
      forHours
        ? createHoursScale(
            { date, today: now, daysOff, weather, workingWeek, namesPeople },
            forHours,
          )
        : createDaysScale({
            dates,
            today: now,
            daysOff,
            weather,
            workingWeek,
            namesPeople,
            ...((isPhone || isTouch) && { freeShare: mode === 'month' ? 1 : THUMB_SHARE }),
          }),
    [
      forHours,
      date,
      dates,
      now,
      daysOff,
      weather,
      workingWeek,
      mode,
      isPhone,
      isTouch,
      namesPeople,
    ],
  );

  const [work] = useState(() => new WorkIndex());
  const lists = useMemo(() => work.update(known), [work, known]);
  const rulebook = useRulebook(planning, work);
  const subjects = useSubjects(planning, options, rulebook);

  const { absences, employees } = rulebook;
  const absent = useMemo(
    () => columnsAway({ absences, employees }, scale),
    [absences, employees, scale],
  );

  const { closedProjects } = rulebook;
  const needs = useMemo(() => {
    if (rowsBy !== 'projects') return new Map<string, Absent[]>();
    const shown = scale.columns.map((column) => column.date);
    const isClosed = (id: string) => closedProjects.has(id);
    return createNeedColumns(
      computeStaffing({ items, daysOff, choices }, shown, workingWeek, isClosed),
      scale,
    );
  }, [rowsBy, items, daysOff, choices, scale, workingWeek, closedProjects]);

  const addresses = useAddresses(usePlaces(items, names));
  const words = useMemo<BoardWords>(
    () => ({
      ...names,
      rowsBy,
      addresses,
      shortPeople: mode === 'month' ? shortenNames(choices.employees) : null,
      findHue: (projectId) => names.projects.get(projectId ?? '')?.hue ?? null,
    }),
    [choices, names, rowsBy, addresses, mode],
  );

  const { found, findings } = useRowFindings();
  const [makeRows] = useState(createRowMaker);
  const countsPeople = rulebook.requirements.sets.size > 0;
  const rows = useMemo(
    () =>
      makeRows({
        subjects,
        scale,
        items,
        listRows: listRows[rowsBy],
        listAbsent: (id) => (rowsBy === 'employees' ? absent : needs).get(id) ?? nobodyAbsent,
        listContext: (id) =>
          rowsBy === 'employees'
            ? [
                lists.get(id),
                found.get(id),
                ...work.listUses(id),
                ...(countsPeople ? work.listDays(id) : []),
              ]
            : [lists, found.get(id)],
      }),
    [makeRows, subjects, scale, items, rowsBy, absent, needs, lists, found, work, countsPeople],
  );

  /** Finds warnings about the items of a row: for its employee, or for all on it. */
  const find = useMemo(() => {
    const ofEmployee = createFindingsCache(rulebook, (id) => work.of(id));
    return ({ subject: { id }, items: own }: BoardRow): Findings => {
      const findings = (who: string) =>
        rowsBy !== 'employees' || who === id ? ofEmployee(who) : noFindings;
      return findItemFindings(own, findings, { work, book: rulebook });
    };
  }, [rowsBy, rulebook, work]);
  useFinding(findings, find, rows);

  const drawing = useMemo<Drawing>(
    () => ({
      metrics: getMetrics({ mode, isPhone, isTouch }),
      look: (bar: Bar, row: BoardRow) => ({
        ...createLook(bar, row.subject.id, findings.of(row), words),
        ends: findOpenEnds(bar, row, work.inRange(bar.items[0]?.rangeId ?? ''), rowsBy),
      }),
      describe: (bar: Bar, row: BoardRow) =>
        describeBar(bar, row.subject.id, findings.of(row), words),
      formatDayName: formatDayName(mode, isPhone),
    }),
    [mode, isPhone, isTouch, findings, words, work, rowsBy],
  );

  const { main } = formatPeriodTitle(mode, date);
  const corner =
    rowsBy === 'projects' ? terms.project : rowsBy === 'materials' ? 'Materieel' : 'Werknemer';
  const model = useMemo<BoardModel>(
    () => ({
      label: `Planning ${main}`,
      corner,
      rows,
      scale,
      drawing,
      // Items of several projects cannot be planned as one.
      plansTogether: rowsBy !== 'projects',
    }),
    [main, corner, rows, scale, drawing, rowsBy],
  );
  return { model, rowsBy, work, rulebook, words };
}
