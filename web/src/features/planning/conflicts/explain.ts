import type { WorkingWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import {
  listHours,
  nothingPlanned,
  type PlannedItem,
} from '../../../data/planning/planning-items.ts';
import { type Becoming, formatNotices } from '../../../data/planning/roster-notices.ts';
import { formatDay, formatTimes } from '../../../lib/dates/dates.ts';
import { formatQuantity } from '../../../lib/values/numbers.ts';
import { type Gesture, isToOtherRow, type Outcome } from '../board/gestures.ts';
import { countText } from '../board/rows/labels.ts';
import { formatTime } from '../board/rows/scale.ts';
import {
  computeMoveValues,
  isAnySelected,
  listMovedItems,
  type RowsBy,
  type Values,
} from '../edits/commands.ts';
import {
  computeResizedTimes,
  computeStretch,
  getEnds,
  listPlannedColumns,
} from '../edits/resize.ts';
import { getUsualTimes } from '../form/values/values.ts';
import type { WorkIndex } from '../rows/work.ts';
import {
  createFindingsCache,
  type Findings,
  findMaterialFindings,
  findPeopleFindings,
  joinFindings,
  listTextsOn,
  type Rulebook,
} from './findings.ts';

interface Situation {
  rowsBy: RowsBy;
  rulebook: Rulebook;
  work: WorkIndex;
  selected: readonly PlannedItem[];
  workingWeek: WorkingWeek;
}

/** The number is limited, because more warnings would hide the board. */
const MOST_WARNINGS = 4;

/** Finds what speaks against items as they would become, when others go. */
export function findFindingsAbout(
  changed: readonly PlannedItem[],
  removedIds: ReadonlySet<string>,
  { rulebook, work }: Pick<Situation, 'rulebook' | 'work'>,
): Findings {
  const withOthers = (others: readonly PlannedItem[], own: (item: PlannedItem) => boolean) => [
    ...others.filter(({ id }) => !removedIds.has(id)),
    ...changed.filter(own),
  ];
  const lists = new Map<string, readonly PlannedItem[]>();
  /** The same list each time, because what is found in one is kept by it. */
  const listWork = (id: string) => {
    const list =
      lists.get(id) ?? withOthers(work.of(id), ({ employeeIds }) => employeeIds.includes(id));
    lists.set(id, list);
    return list;
  };
  const listUsers = (id: string) =>
    withOthers(work.using(id), ({ materialIds }) => materialIds.includes(id));
  return joinFindings(
    findPeopleFindings(changed, createFindingsCache(rulebook, listWork), rulebook),
    findMaterialFindings(changed, listUsers, rulebook),
  );
}

/** Lists who is told too late of what becomes of items. */
export const formatLate = (becoming: readonly Becoming[], rulebook: Rulebook) =>
  formatNotices(becoming, {
    contractsOf: (id) => rulebook.employees.get(id)?.contracts ?? [],
    getName: rulebook.names.employee,
    limits: rulebook.limits,
  });

/** Finds warnings about items as they would become, when others go; with names when they are of several people. Late notices come first. */
export function findWarningsAbout(
  changed: readonly PlannedItem[],
  removedIds: ReadonlySet<string>,
  situation: Pick<Situation, 'rulebook' | 'work'>,
): string[] {
  const { rulebook, work } = situation;
  const found = findFindingsAbout(changed, removedIds, situation);
  const becoming = [
    ...changed.map((item): Becoming => [work.item(item.id) ?? null, item]),
    ...[...removedIds].flatMap((id): Becoming[] =>
      changed.some((item) => item.id === id) ? [] : [[work.item(id) ?? null, null]],
    ),
  ];
  return [...formatLate(becoming, rulebook), ...listTextsOn(changed, found)];
}

function formatRange(dates: readonly string[]): string {
  const [first, last] = getEnds(dates);
  return first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`;
}

export const hasRecorded = (item: PlannedItem, rowId: string | null, rowsBy: RowsBy) =>
  listHours(item, rowsBy === 'employees' ? rowId : null).some((hours) => hours !== null);

export const applyValues = (item: PlannedItem, values: Values, isCopy: boolean): PlannedItem => {
  const { startTime, endTime, date, projectId, employeeIds, materialIds } = values;
  return {
    ...item,
    ...(date !== undefined && { date }),
    ...(startTime !== undefined && { startTime }),
    ...(endTime !== undefined && { endTime }),
    ...(projectId !== undefined && { projectId }),
    ...(employeeIds && { employeeIds }),
    ...(materialIds && { materialIds }),
    ...(isCopy && { id: `${item.id} copy` }),
  };
};

function explainMove(gesture: Extract<Gesture, { kind: 'move' }>, situation: Situation): Outcome {
  const { rowsBy } = situation;
  const { from, to, isCopy, minutes, days } = gesture;
  const items = listMovedItems(gesture, situation.selected);
  const changed = items.map((item) =>
    applyValues(item, computeMoveValues(item, gesture, rowsBy), isCopy),
  );
  const day = formatRange(changed.map(({ date }) => date));
  const isSelection =
    isAnySelected(items, situation.selected) && items.length > gesture.bar.items.length;
  const others =
    isCopy || isSelection || rowsBy !== 'employees' ? [] : listOthers(items, from.subject.id);
  const [first] = changed;
  const verb = isCopy ? 'Kopiëren naar' : 'Naar';
  const text = [
    isSelection ? `${countText(items.length)} ${toLowerCase(verb)}` : verb,
    isToOtherRow(gesture) ? `${to.subject.name},` : '',
    minutes === 0 ? day : formatTimes(first ?? { startTime: null, endTime: null }),
    others.length > 0 && days !== 0
      ? `(met ${formatQuantity(others.length, 'collega', 'collega’s')})`
      : '',
  ];
  if (!isCopy && items.some((item) => hasRecorded(item, from.subject.id, rowsBy))) {
    return { text: 'Hier zijn al uren ingevuld', warnings: [], isRefused: true };
  }
  const removedIds = new Set(isCopy ? [] : items.map(({ id }) => id));
  const isWhole = gesture.column === null && gesture.bar.from < gesture.bar.to;
  return {
    text: text.filter(Boolean).join(' '),
    warnings: findWarningsAbout(changed, removedIds, situation),
    ...(isWhole && !isAnySelected(items, situation.selected) && { tip: 'Shift: alleen deze dag' }),
  };
}

const listOthers = (items: readonly PlannedItem[], id: string) => [
  ...new Set(items.flatMap(({ employeeIds }) => employeeIds.filter((value) => value !== id))),
];

function explainResize(
  gesture: Extract<Gesture, { kind: 'resize' }>,
  situation: Situation,
): Outcome {
  const { bar, row } = gesture;
  const [first] = bar.items;
  if (!first) return { text: '', warnings: [] };
  if (row.scale.hours) {
    const changed = { ...first, ...computeResizedTimes(first, gesture) };
    const text = formatTimes(changed);
    return { text, warnings: findWarningsAbout([changed], new Set([first.id]), situation) };
  }
  const { added, removed } = computeStretch(gesture);
  if (removed.some(({ hoursWorked }) => hoursWorked.some((hours) => hours !== null))) {
    return { text: 'Hier zijn al uren ingevuld', warnings: [], isRefused: true };
  }
  const copies = added.map(
    ({ item, date }): PlannedItem => ({ ...item, id: `${date} added`, date }),
  );
  const remaining = bar.items.filter((item) => !removed.includes(item));
  const dates = [...remaining, ...added].map(({ date }) => date);
  return {
    text: `${formatRange(dates)}, ${formatQuantity(dates.length, 'dag', 'dagen')}`,
    warnings: findWarningsAbout(copies, new Set(), situation),
  };
}

function explainCreate(
  { row, others = [], from, to, employeeId }: Extract<Gesture, { kind: 'create' }>,
  situation: Situation,
): Outcome {
  const { columns, hours } = row.scale;
  const planned = hours ? [0] : listPlannedColumns(row, from, to);
  const dates = planned.map((column) => columns[column]?.date ?? '');
  const ids = [row, ...others].map(({ subject }) => subject.id);
  const ofRows = situation.rowsBy === 'employees' ? ids : [];
  const people = employeeId === undefined ? ofRows : [employeeId];
  const isTimed = hours && employeeId === undefined;
  const items = dates.map(
    (date): PlannedItem => ({
      ...nothingPlanned,
      id: `${date} new`,
      date,
      ...(isTimed
        ? { startTime: formatTime(from), endTime: formatTime(to) }
        : getUsualTimes(situation.workingWeek, date)),
      employeeIds: people,
      hoursWorked: people.map(() => null),
    }),
  );
  const times = isTimed
    ? formatTimes({ startTime: formatTime(from), endTime: formatTime(to) })
    : formatRange(dates);
  return {
    text: `${row.subject.name}${others.length > 0 ? ` en nog ${others.length}` : ''}, ${times}`,
    warnings: findWarningsAbout(items, new Set(), situation),
  };
}

function findOutcome(gesture: Gesture, situation: Situation): Outcome {
  if (gesture.kind === 'move') return explainMove(gesture, situation);
  return gesture.kind === 'resize'
    ? explainResize(gesture, situation)
    : explainCreate(gesture, situation);
}

/** Explains the result of a gesture, with warnings of the rules. */
export function explainGesture(gesture: Gesture, situation: Situation): Outcome {
  const outcome = findOutcome(gesture, situation);
  return { ...outcome, warnings: outcome.warnings.slice(0, MOST_WARNINGS) };
}
