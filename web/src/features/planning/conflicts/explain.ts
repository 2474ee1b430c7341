import type { WorkingWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { lowerCased } from '@ploegplan/contract/texts/terms';
import {
  hoursOf,
  nothingPlanned,
  type PlannedItem,
} from '../../../data/planning/planning-items.ts';
import { type Becoming, noticesOf } from '../../../data/planning/roster-notices.ts';
import { formatDay, formatTimes } from '../../../lib/dates/dates.ts';
import { counted } from '../../../lib/values/numbers.ts';
import { type Gesture, isToOtherRow, type Outcome } from '../board/gestures.ts';
import { countText } from '../board/rows/labels.ts';
import { timeOf } from '../board/rows/scale.ts';
import { isAnySelected, movedItems, type RowsBy, valuesOfMove } from '../edits/commands.ts';
import type { Values } from '../edits/edits.ts';
import { endsOf, plannedColumns, stretchOf, timesOfResize } from '../edits/resize.ts';
import { usualTimes } from '../form/values/values.ts';
import type { WorkIndex } from '../rows/work.ts';
import {
  findingsKeeper,
  findingsOfMaterials,
  findingsOfPeople,
  joined,
  type Rulebook,
  textsOn,
} from './findings.ts';

interface Situation {
  rowsBy: RowsBy;
  rulebook: Rulebook;
  work: WorkIndex;
  selected: readonly PlannedItem[];
  workingWeek: WorkingWeek;
}

/** More would hide the board. */
const MOST_WARNINGS = 4;

/** What the rules find against items as they would become, when others go; by name when they are of more people. First who is told too late. */
export function warningsAbout(
  changed: readonly PlannedItem[],
  gone: ReadonlySet<string>,
  { rulebook, work }: Pick<Situation, 'rulebook' | 'work'>,
): string[] {
  const withOthers = (others: readonly PlannedItem[], own: (item: PlannedItem) => boolean) => [
    ...others.filter(({ id }) => !gone.has(id)),
    ...changed.filter(own),
  ];
  const workOf = (id: string) =>
    withOthers(work.of(id), ({ employeeIds }) => employeeIds.includes(id));
  const usersOf = (id: string) =>
    withOthers(work.using(id), ({ materialIds }) => materialIds.includes(id));
  const found = joined(
    findingsOfPeople(changed, findingsKeeper(rulebook, workOf), rulebook),
    findingsOfMaterials(changed, usersOf, rulebook),
  );
  const becoming = [
    ...changed.map((item): Becoming => [work.item(item.id) ?? null, item]),
    ...[...gone].flatMap((id): Becoming[] =>
      changed.some((item) => item.id === id) ? [] : [[work.item(id) ?? null, null]],
    ),
  ];
  const late = noticesOf(becoming, {
    contractsOf: (id) => rulebook.employees.get(id)?.contracts ?? [],
    nameOf: rulebook.names.employee,
    limits: rulebook.limits,
  });
  return [...late, ...textsOn(changed, found)];
}

function rangeText(dates: readonly string[]): string {
  const [first, last] = endsOf(dates);
  return first === last ? formatDay(first) : `${formatDay(first)} – ${formatDay(last)}`;
}

export const hasRecorded = (item: PlannedItem, rowId: string | null, rowsBy: RowsBy) =>
  hoursOf(item, rowsBy === 'employees' ? rowId : null).some((hours) => hours !== null);

/** What values make of an item. */
export const becoming = (item: PlannedItem, values: Values, isCopy: boolean): PlannedItem => {
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
  const items = movedItems(gesture, situation.selected);
  const changed = items.map((item) => becoming(item, valuesOfMove(item, gesture, rowsBy), isCopy));
  const day = rangeText(changed.map(({ date }) => date));
  const isSelection =
    isAnySelected(items, situation.selected) && items.length > gesture.bar.items.length;
  const others =
    isCopy || isSelection || rowsBy !== 'employees' ? [] : othersOf(items, from.subject.id);
  const [first] = changed;
  const verb = isCopy ? 'Kopiëren naar' : 'Naar';
  const text = [
    isSelection ? `${countText(items.length)} ${lowerCased(verb)}` : verb,
    isToOtherRow(gesture) ? `${to.subject.name},` : '',
    minutes === 0 ? day : formatTimes(first ?? { startTime: null, endTime: null }),
    others.length > 0 && days !== 0
      ? `(met ${counted(others.length, 'collega', 'collega’s')})`
      : '',
  ];
  if (!isCopy && items.some((item) => hasRecorded(item, from.subject.id, rowsBy))) {
    return { text: 'Hier zijn al uren ingevuld', warnings: [], isRefused: true };
  }
  const gone = new Set(isCopy ? [] : items.map(({ id }) => id));
  const isWhole = gesture.column === null && gesture.bar.from < gesture.bar.to;
  return {
    text: text.filter(Boolean).join(' '),
    warnings: warningsAbout(changed, gone, situation),
    ...(isWhole && !isAnySelected(items, situation.selected) && { tip: 'Shift: alleen deze dag' }),
  };
}

const othersOf = (items: readonly PlannedItem[], id: string) => [
  ...new Set(items.flatMap(({ employeeIds }) => employeeIds.filter((one) => one !== id))),
];

function explainResize(
  gesture: Extract<Gesture, { kind: 'resize' }>,
  situation: Situation,
): Outcome {
  const { bar, row } = gesture;
  const [first] = bar.items;
  if (!first) return { text: '', warnings: [] };
  if (row.scale.hours) {
    const changed = { ...first, ...timesOfResize(first, gesture) };
    const text = formatTimes(changed);
    return { text, warnings: warningsAbout([changed], new Set([first.id]), situation) };
  }
  const { added, removed } = stretchOf(gesture);
  if (removed.some(({ hoursWorked }) => hoursWorked.some((hours) => hours !== null))) {
    return { text: 'Hier zijn al uren ingevuld', warnings: [], isRefused: true };
  }
  const copies = added.map(
    ({ item, date }): PlannedItem => ({ ...item, id: `${date} added`, date }),
  );
  const kept = bar.items.filter((item) => !removed.includes(item));
  const dates = [...kept, ...added].map(({ date }) => date);
  return {
    text: `${rangeText(dates)}, ${counted(dates.length, 'dag', 'dagen')}`,
    warnings: warningsAbout(copies, new Set(), situation),
  };
}

function explainCreate(
  { row, others = [], from, to, employeeId }: Extract<Gesture, { kind: 'create' }>,
  situation: Situation,
): Outcome {
  const { columns, hours } = row.scale;
  const planned = hours ? [0] : plannedColumns(row, from, to);
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
        ? { startTime: timeOf(from), endTime: timeOf(to) }
        : usualTimes(situation.workingWeek, date)),
      employeeIds: people,
      hoursWorked: people.map(() => null),
    }),
  );
  const times = isTimed
    ? formatTimes({ startTime: timeOf(from), endTime: timeOf(to) })
    : rangeText(dates);
  return {
    text: `${row.subject.name}${others.length > 0 ? ` en nog ${others.length}` : ''}, ${times}`,
    warnings: warningsAbout(items, new Set(), situation),
  };
}

function outcomeOf(gesture: Gesture, situation: Situation): Outcome {
  if (gesture.kind === 'move') return explainMove(gesture, situation);
  return gesture.kind === 'resize'
    ? explainResize(gesture, situation)
    : explainCreate(gesture, situation);
}

/** What a gesture would do, and what the rules say to it. */
export function explainGesture(gesture: Gesture, situation: Situation): Outcome {
  const outcome = outcomeOf(gesture, situation);
  return { ...outcome, warnings: outcome.warnings.slice(0, MOST_WARNINGS) };
}
