import type { Absence } from '@ploegplan/contract/absences.schemas';
import { today } from '@ploegplan/contract/rules/dates';
import { useMemo, useState } from 'react';
import { formatDay, formatLongDay } from '../../lib/dates/dates.ts';
import { useDaysOffWithin } from '../../lib/dates/useHolidays.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { formatNumber } from '../../lib/values/numbers.ts';
import { useAddresses } from '../../lib/values/useAddresses.ts';
import { useIsPhone } from '../../ui/viewport.ts';
import type { Drawing } from './board/draw.ts';
import { describeItem } from './board/labels.ts';
import { metricsOf } from './board/metrics.ts';
import type { BoardModel } from './board/model.ts';
import { type Absent, type Bar, type BoardRow, rowMaker } from './board/rows.ts';
import { type Column, daysScale, hoursScale, type Scale } from './board/scale.ts';
import { rowsOf } from './commands.ts';
import {
  type Findings,
  findingsKeeper,
  findingsOfMaterials,
  findingsOfPeople,
  joined,
  noFindings,
} from './conflicts/findings.ts';
import { useFinding, useRowFindings } from './conflicts/useRowFindings.ts';
import { useRulebook } from './conflicts/useRulebook.ts';
import { titleOf, type ViewMode, workdaysOf } from './days.ts';
import { type BoardWords, describeBar, endsOf, lookOf } from './looks.ts';
import { showsWeekend } from './options.ts';
import type { Planned } from './usePlanning.ts';
import { useRowsBy } from './useRowsBy.ts';
import { useSubjects } from './useSubjects.ts';
import { WorkIndex } from './work.ts';

const nobodyAbsent: readonly Absent[] = [];

const absentLabel = ({ kindName, hoursPerDay }: Absence) =>
  hoursPerDay === null
    ? kindName
    : // The hours first, because there may be room for little.
      `${formatNumber(hoursPerDay)} u afwezig: ${kindName}`;

/** The days of absences as columns. */
function absentColumns(absences: readonly Absence[], { columns }: Scale): readonly Absent[] {
  const stretches = absences.flatMap((absence): Absent[] => {
    const from = columns.findIndex(({ date }) => date >= absence.firstDay);
    const to = columns.findLastIndex(({ date }) => date <= absence.lastDay);
    if (from === -1 || to < from) return [];
    return [{ from, to, label: absentLabel(absence), isWhole: absence.hoursPerDay === null }];
  });
  return stretches.length === 0 ? nobodyAbsent : stretches;
}

const nameOfDay = (mode: ViewMode, isPhone: boolean) => (column: Column) => {
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

/** Where the items are. */
const usePlaces = (items: Planned['items'], names: Planned['names']): readonly string[] =>
  useMemo(() => items.map((item) => describeItem(item, names).location), [items, names]);

/** The model of the board, and what its gestures need to know. */
export function useBoard(planning: Planned, options: Options) {
  const { items, names, known } = planning;
  const { mode, date, days } = options;
  const isPhone = useIsPhone();
  const { terms, workingWeek } = useTenant();
  const rowsBy = useRowsBy();
  const [hasWeekend] = useRemembered(showsWeekend);
  const now = today();
  const daysOff = useDaysOffWithin(days[0] ?? date, days.at(-1) ?? date);
  const dates = useMemo(() => (hasWeekend ? days : workdaysOf(days)), [days, hasWeekend]);

  const daysOnly = mode !== 'day' || isPhone;
  const namesPeople = rowsBy !== 'employees';
  const forHours = daysOnly ? null : items;
  const scale = useMemo(
    () =>
      forHours
        ? hoursScale({ date, today: now, daysOff, workingWeek, namesPeople }, forHours)
        : daysScale({
            dates,
            today: now,
            daysOff,
            workingWeek,
            namesPeople,
            isEven: isPhone && mode === 'month',
          }),
    [forHours, date, dates, now, daysOff, workingWeek, mode, isPhone, namesPeople],
  );

  const [work] = useState(() => new WorkIndex());
  const lists = useMemo(() => work.update(known), [work, known]);
  const rulebook = useRulebook(planning, work);
  const subjects = useSubjects(planning, options, rulebook);

  const absent = useMemo(() => {
    const columns = new Map<string, readonly Absent[]>();
    for (const [id, absences] of rulebook.absences) columns.set(id, absentColumns(absences, scale));
    return columns;
  }, [rulebook.absences, scale]);

  const addresses = useAddresses(usePlaces(items, names));
  const words = useMemo<BoardWords>(
    () => ({
      ...names,
      rowsBy,
      addresses,
      hueOf: (projectId) => names.projects.get(projectId ?? '')?.hue ?? null,
    }),
    [names, rowsBy, addresses],
  );

  const { found, findings } = useRowFindings();
  const [makeRows] = useState(rowMaker);
  const rows = useMemo(
    () =>
      makeRows({
        subjects,
        scale,
        items,
        rowsOf: rowsOf[rowsBy],
        absentOf: (id) =>
          rowsBy === 'employees' ? (absent.get(id) ?? nobodyAbsent) : nobodyAbsent,
        contextOf: (id) =>
          rowsBy === 'employees'
            ? [lists.get(id), found.get(id), ...work.usesOf(id)]
            : [lists, found.get(id)],
      }),
    [makeRows, subjects, scale, items, rowsBy, absent, lists, found, work],
  );

  /** What speaks against the items of a row: for its employee, or for all on it. */
  const find = useMemo(() => {
    const ofEmployee = findingsKeeper(rulebook, (id) => work.of(id));
    return ({ subject: { id }, items: own }: BoardRow): Findings => {
      const people = findingsOfPeople(
        own,
        (who) => (rowsBy !== 'employees' || who === id ? ofEmployee(who) : noFindings),
        rulebook,
      );
      const materials = findingsOfMaterials(own, (material) => work.using(material), rulebook);
      return materials.size === 0 ? people : joined(people, materials);
    };
  }, [rowsBy, rulebook, work]);
  useFinding(findings, find, rows);

  const drawing = useMemo<Drawing>(
    () => ({
      metrics: metricsOf({ mode, isPhone }),
      look: (bar: Bar, row: BoardRow) => ({
        ...lookOf(bar, row.subject.id, findings.of(row), words),
        ends: endsOf(bar, row, work.inRange(bar.items[0]?.rangeId ?? ''), rowsBy),
      }),
      describe: (bar: Bar, row: BoardRow) =>
        describeBar(bar, row.subject.id, findings.of(row), words),
      nameOfDay: nameOfDay(mode, isPhone),
    }),
    [mode, isPhone, findings, words, work, rowsBy],
  );

  const { main } = titleOf(mode, date);
  const corner =
    rowsBy === 'projects' ? terms.project : rowsBy === 'materials' ? 'Materieel' : 'Werknemer';
  const model = useMemo<BoardModel>(
    () => ({
      label: `Planning ${main}`,
      corner,
      rows,
      scale,
      drawing,
      // Of several projects there is no one item.
      plansTogether: rowsBy !== 'projects',
    }),
    [main, corner, rows, scale, drawing, rowsBy],
  );
  return { model, rowsBy, work, rulebook, words };
}
