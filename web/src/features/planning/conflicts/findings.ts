import type { Absence } from '@ploegplan/contract/absences/schemas';
import { today } from '@ploegplan/contract/dates/dates';
import type { Employee } from '@ploegplan/contract/employees/schemas';
import {
  conflictsOfMaterial,
  conflictsOfMove,
  type PlannedEmployee,
  type PlanningSituation,
  type UsedMaterial,
} from '@ploegplan/contract/planning/conflicts';
import { absentDays } from '@ploegplan/contract/rules/leave/hours';
import {
  type KnownPeriod,
  workingTimeWarnings,
} from '@ploegplan/contract/rules/working-time/findings';
import type { WorkByWeek } from '@ploegplan/contract/rules/working-time/hours';
import type { DatedLimits } from '@ploegplan/contract/rules/working-time/limits';
import { schoolHours } from '@ploegplan/contract/rules/working-time/school-days';
import type { WorkingWeek } from '@ploegplan/contract/rules/working-time/working-week';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { describeWarning } from '../../../data/planning/working-time-texts.ts';
import { formatDay } from '../../../lib/dates/dates.ts';
import { type ConflictNames, describeConflict } from './conflict-texts.ts';

type PlannedWorker = PlannedEmployee & Pick<Employee, 'dateOfBirth' | 'kind' | 'schoolDays'>;

/** All that the rules need, and the words of what they find. */
export interface Rulebook extends PlanningSituation {
  absences: ReadonlyMap<string, readonly Absence[]>;
  employees: ReadonlyMap<string, PlannedWorker>;
  /** The days of which all planning is known. */
  known: KnownPeriod;
  /** What counts as worked, by employee and Monday, for the averages. */
  weeks: ReadonlyMap<string, WorkByWeek>;
  /** The same of an employee without any. */
  freeWeeks: WorkByWeek;
  /** The Sundays with work, by employee. */
  sundays: ReadonlyMap<string, readonly string[]>;
  /** The days of night shifts with more hours than usual, by employee. */
  longNights: ReadonlyMap<string, readonly string[]>;
  limits: DatedLimits;
  /** Has the company's break of each weekday. */
  workingWeek: WorkingWeek;
  /** The states of the materials that are known, by id. */
  materials: ReadonlyMap<string, UsedMaterial>;
  names: ConflictNames & { employee(id: string): string };
}

/** What speaks against items, by their ids. */
export type Findings = ReadonlyMap<string, readonly string[]>;

export const noFindings: Findings = new Map();

export const isSameFindings = (one: Findings, other: Findings): boolean =>
  one === other ||
  (one.size === other.size &&
    [...one].every(([id, texts]) => texts.join('\n') === other.get(id)?.join('\n')));

function grouped(texts: Iterable<[id: string, text: string]>): Findings {
  const found = new Map<string, string[]>();
  for (const [id, text] of texts) {
    const known = found.get(id);
    if (!known) found.set(id, [text]);
    else if (!known.includes(text)) known.push(text);
  }
  return found.size === 0 ? noFindings : found;
}

const unknownWorker: PlannedWorker = {
  ...{ dateOfBirth: null, kind: 'own', contracts: [], schoolDays: [] },
  ...{ inServiceFrom: null, lastDay: null, deleted: false },
};

/** What the rules find in the work of one employee. */
export function findingsOf(
  book: Rulebook,
  employeeId: string,
  items: readonly PlannedItem[],
): Findings {
  const conflicts = conflictsOfMove(book, employeeId, items).map((conflict): [string, string] => [
    conflict.itemId,
    describeConflict(conflict, book.names),
  ]);
  const worker = book.employees.get(employeeId) ?? unknownWorker;
  const warnings = workingTimeWarnings({
    shifts: items,
    worker,
    known: book.known,
    around: book.weeks.get(employeeId) ?? book.freeWeeks,
    sundays: book.sundays.get(employeeId) ?? [],
    longNights: book.longNights.get(employeeId) ?? [],
    limits: book.limits,
    absent: absentDays(
      book.absences.get(employeeId) ?? [],
      worker,
      book.known,
      schoolHours(worker, {
        ...book.known,
        workingWeek: book.workingWeek,
        isDayOff: (day) => book.daysOff.has(day),
      }),
    ),
    workingWeek: book.workingWeek,
  }).flatMap((warning) => {
    const text = describeWarning(warning);
    return warning.shiftIds.map((id): [string, string] => [id, text]);
  });
  return grouped([...conflicts, ...warnings]);
}

/** What speaks against the use of one material. */
const materialFindings = (
  book: Rulebook,
  material: UsedMaterial,
  items: readonly PlannedItem[],
): Findings =>
  grouped(
    conflictsOfMaterial(material, items, today()).map((conflict): [string, string] => [
      conflict.itemId,
      describeConflict(conflict, book.names),
    ]),
  );

/** What the rules find in the work of an employee, found once for each list of work. */
export function findingsKeeper(
  book: Rulebook,
  workOf: (employeeId: string) => readonly PlannedItem[],
) {
  const kept = new WeakMap<readonly PlannedItem[], Findings>();
  return (employeeId: string): Findings => {
    const items = workOf(employeeId);
    if (items.length === 0) return noFindings;
    const known = kept.get(items);
    if (known) return known;
    const found = findingsOf(book, employeeId, items);
    kept.set(items, found);
    return found;
  };
}

/** What speaks against items for all of their people; who it is about is said where an item has more than one. */
export const findingsOfPeople = (
  items: readonly PlannedItem[],
  findings: (employeeId: string) => Findings,
  { names }: Rulebook,
): Findings =>
  grouped(
    items.flatMap(({ id, employeeIds }) =>
      employeeIds.flatMap((employeeId) =>
        (findings(employeeId).get(id) ?? []).map((text): [string, string] => [
          id,
          employeeIds.length > 1 ? `${names.employee(employeeId)}: ${text}` : text,
        ]),
      ),
    ),
  );

/** What speaks against some items, each sentence once; first on which days, where that is not all of them. */
export function textsOn(items: readonly PlannedItem[], findings: Findings): string[] {
  const datesOf = new Map<string, Set<string>>();
  for (const { id, date } of items) {
    for (const text of findings.get(id) ?? []) {
      datesOf.set(text, (datesOf.get(text) ?? new Set()).add(date));
    }
  }
  const { size } = new Set(items.map(({ date }) => date));
  return [...datesOf].map(([text, dates]) =>
    dates.size === size ? text : `${[...dates].sort().map(formatDay).join(', ')}: ${text}`,
  );
}

/** What speaks against the use of materials on these items. */
export function findingsOfMaterials(
  items: readonly PlannedItem[],
  usersOf: (materialId: string) => readonly PlannedItem[],
  book: Rulebook,
): Findings {
  const ids = new Set(items.flatMap(({ materialIds }) => materialIds));
  const materials = [...ids].flatMap((id) => book.materials.get(id) ?? []);
  if (materials.length === 0) return noFindings;
  return joined(...materials.map((one) => materialFindings(book, one, usersOf(one.id))));
}

/** All of several findings. */
export const joined = (...all: readonly Findings[]): Findings =>
  grouped(
    all.flatMap((findings) =>
      [...findings].flatMap(([id, texts]) => texts.map((text): [string, string] => [id, text])),
    ),
  );

/** Absences by employee. */
export function absencesByEmployee(absences: readonly Absence[]): Map<string, Absence[]> {
  const by = new Map<string, Absence[]>();
  for (const absence of absences) {
    const list = by.get(absence.employeeId);
    if (list) list.push(absence);
    else by.set(absence.employeeId, [absence]);
  }
  return by;
}
