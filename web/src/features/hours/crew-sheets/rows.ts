import type { CrewDay } from '@ploegplan/contract/crew/schemas';
import {
  createCellKey,
  getTargetId,
  type HoursCell,
  toHours,
} from '@ploegplan/contract/rules/hours/hours';
import { toQuarters } from '@ploegplan/contract/rules/leave/hours';
import { createRememberedSort } from '../../../lib/remembered/memory.ts';
import type { Columns } from '../../../ui/table/columns.ts';
import type { GridCell } from '../commands.ts';

/** What is to be done about a day, in this order. */
export const sheetStates = [
  'objected',
  'different',
  'absent',
  'silent',
  'decided',
  'equal',
  'approved',
] as const;
export type SheetState = (typeof sheetStates)[number];

export const stateTexts: Record<SheetState, string> = {
  objected: 'Bezwaar',
  different: 'Verschil',
  absent: 'Er niet',
  silent: 'Niets ingevuld',
  decided: 'Door kantoor',
  equal: 'Gelijk',
  approved: 'Goedgekeurd',
};

/** The work of a day, with what each voice says of it; null where it says nothing. */
export interface SheetWork {
  title: string;
  cell: GridCell;
  planned: number | null;
  foreman: number | null;
  worker: number | null;
  counts: number | null;
}

/** What a foreman entered of a day of somebody, beside the planning and what the worker entered. */
export interface SheetRow {
  id: string;
  name: string;
  day: CrewDay;
  works: readonly SheetWork[];
  state: SheetState;
}

type Voice = 'planned' | 'foreman' | 'worker' | 'counts';

/** The hours of a voice over all works of the day; null where it says nothing. */
export const sumVoice = ({ works }: SheetRow, voice: Voice): number | null => {
  const said = works.flatMap((work) => work[voice] ?? []);
  return said.length === 0 ? null : said.reduce((sum, hours) => sum + hours, 0);
};

interface Known {
  /** The cells of hours, by key. */
  cells: ReadonlyMap<string, HoursCell>;
  standardKindId: string;
  isApproved: (employeeId: string, date: string) => boolean;
  getName: (employeeId: string) => string;
  getTitle: (targetId: string) => string;
}

function listWorks(day: CrewDay, { cells, standardKindId, getTitle }: Known): SheetWork[] {
  const { employeeId, date } = day;
  const entered = new Map<
    string,
    { hours: number; title: string; place: CrewDay['works'][number] }
  >();
  for (const work of day.works) {
    const target = getTargetId(work);
    const before = entered.get(target)?.hours ?? 0;
    entered.set(target, { hours: before + work.hoursWorked, title: work.title, place: work });
  }
  const known = [...cells.values()].filter(
    (cell) =>
      cell.employeeId === employeeId && cell.date === date && cell.kindId === standardKindId,
  );
  const targets = new Set([...entered.keys(), ...known.map(({ targetId }) => targetId)]);
  return [...targets].map((targetId) => {
    const cell = known.find((one) => one.targetId === targetId) ?? null;
    const said = entered.get(targetId);
    const { projectId, clientId } = cell ?? said?.place ?? { projectId: null, clientId: null };
    const place = { employeeId, targetId, projectId, clientId, kindId: standardKindId };
    return {
      title: targetId === '' ? 'Vervallen werk' : said?.title || getTitle(targetId),
      cell: { key: createCellKey(employeeId, date, targetId, standardKindId), place, date, cell },
      planned: toHours(cell?.planned),
      foreman: said?.hours ?? null,
      worker: toHours(cell?.entered),
      counts: toHours(cell?.quarters),
    };
  });
}

function findState(day: CrewDay, works: readonly SheetWork[], isApproved: boolean): SheetState {
  if (isApproved) return 'approved';
  if (works.every(({ foreman, counts }) => (foreman ?? 0) === (counts ?? 0)))
    return day.isAbsent ? 'absent' : 'equal';
  if (works.some(({ cell }) => cell.cell?.line)) return 'decided';
  if (day.answer === 'objected') return 'objected';
  return works.every(({ counts }) => counts === null) ? 'silent' : 'different';
}

/** The days that foremen entered, with what is to be done about each. */
export const createSheetRows = (days: readonly CrewDay[], known: Known): SheetRow[] =>
  days.map((day) => {
    const works = listWorks(day, known);
    return {
      id: `${day.employeeId} ${day.date}`,
      name: known.getName(day.employeeId),
      day,
      works,
      state: findState(day, works, known.isApproved(day.employeeId, day.date)),
    };
  });

/** True where what the foreman entered can be recorded as the hours that count. */
export const canTakeOver = ({ day, works, state }: SheetRow): boolean =>
  !day.isAbsent && state !== 'approved' && works.every(({ cell }) => cell.place.targetId !== '');

/** What the office records when it takes over a voice: 0 hours where the worker entered some that it does not have. */
export const takeOver = (row: SheetRow, voice: 'planned' | 'foreman' | 'worker') =>
  row.works.map((work) => {
    const entered = work.cell.cell?.entered ?? null;
    const hours = work[voice] ?? (entered === null ? null : 0);
    const isOwn = hours !== null && toQuarters(hours) === entered;
    return { cell: work.cell, to: { hours: isOwn ? null : hours, reason: '' } };
  });

export const sheetsSort = createRememberedSort('crewSheetsSort', 'state');

const createVoice = (key: Voice, label: string) =>
  ({
    key,
    label,
    kind: 'number',
    width: 6,
    value: (row: SheetRow) => sumVoice(row, key),
  }) as const;

export const sheetColumns: Columns<SheetRow> = [
  { key: 'name', label: 'Wie', width: 11, value: ({ name }) => name },
  { key: 'date', label: 'Dag', kind: 'date', width: 7, value: ({ day }) => day.date },
  createVoice('planned', 'Gepland'),
  createVoice('foreman', 'Voorman'),
  createVoice('worker', 'Werknemer'),
  createVoice('counts', 'Telt'),
  {
    key: 'state',
    label: 'Stand',
    width: 8,
    value: ({ state }) => stateTexts[state],
    order: ({ state }) => sheetStates.indexOf(state),
    orderKind: 'number',
  },
  {
    key: 'work',
    label: 'Werk',
    width: 13,
    value: ({ works }) => works.map(({ title }) => title).join(', '),
  },
  { key: 'by', label: 'Ingevuld door', width: 9, value: ({ day }) => day.by },
];
