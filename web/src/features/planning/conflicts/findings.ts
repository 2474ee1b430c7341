import type { Absence } from '@ploegplan/contract/absences/schemas';
import { getToday } from '@ploegplan/contract/dates/dates';
import {
  findMaterialConflicts,
  findMoveConflicts,
  type UsedMaterial,
} from '@ploegplan/contract/planning/conflicts';
import type { RequirementBook } from '@ploegplan/contract/rules/requirements/book';
import {
  findCrewFindings,
  findPersonFindings,
} from '@ploegplan/contract/rules/requirements/findings';
import { describeFinding } from '@ploegplan/contract/rules/requirements/texts';
import {
  findWarningsOfPerson,
  type PeopleRules,
} from '@ploegplan/contract/rules/working-time/people';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { describeWarning } from '../../../data/planning/working-time-texts.ts';
import { formatDay } from '../../../lib/dates/dates.ts';
import type { WorkIndex } from '../rows/work.ts';
import { type ConflictNames, describeConflict } from './conflict-texts.ts';

/** The data for the rules, and the words for their findings. */
export interface Rulebook extends PeopleRules {
  /** What projects and materials ask of people, and what these have. */
  requirements: RequirementBook;
  /** The states of the materials that are known, by id. */
  materials: ReadonlyMap<string, UsedMaterial>;
  names: ConflictNames & { employee(id: string): string };
}

/** The warnings about items, by their ids. */
export type Findings = ReadonlyMap<string, readonly string[]>;

export const noFindings: Findings = new Map();

export const isSameFindings = (a: Findings, b: Findings): boolean =>
  a === b ||
  (a.size === b.size && [...a].every(([id, texts]) => texts.join('\n') === b.get(id)?.join('\n')));

function groupFindings(texts: Iterable<[id: string, text: string]>): Findings {
  const found = new Map<string, string[]>();
  for (const [id, text] of texts) {
    const known = found.get(id);
    if (!known) found.set(id, [text]);
    else if (!known.includes(text)) known.push(text);
  }
  return found.size === 0 ? noFindings : found;
}

export function findEmployeeFindings(
  book: Rulebook,
  employeeId: string,
  items: readonly PlannedItem[],
): Findings {
  const conflicts = findMoveConflicts(book, employeeId, items)
    // A company without materials knows none of these.
    .filter(
      (found) =>
        found.kind !== 'drives-several' || found.materialIds.every((id) => book.materials.has(id)),
    )
    .map((conflict): [string, string] => [conflict.itemId, describeConflict(conflict, book.names)]);
  const lacks = findPersonFindings(book.requirements, employeeId, items).map(
    (finding): [string, string] => [finding.itemId, describeFinding(finding)],
  );
  const warnings = findWarningsOfPerson(book, employeeId, items).flatMap((warning) => {
    const text = describeWarning(warning);
    return warning.shiftIds.map((id): [string, string] => [id, text]);
  });
  return groupFindings([...conflicts, ...lacks, ...warnings]);
}

const findFindingsOfMaterial = (
  book: Rulebook,
  material: UsedMaterial,
  items: readonly PlannedItem[],
): Findings =>
  groupFindings(
    findMaterialConflicts(material, items, getToday()).map((conflict): [string, string] => [
      conflict.itemId,
      describeConflict(conflict, book.names),
    ]),
  );

/** Caches the warnings for an employee, which are found once for each list of work. */
export function createFindingsCache(
  book: Rulebook,
  listWork: (employeeId: string) => readonly PlannedItem[],
) {
  const cached = new WeakMap<readonly PlannedItem[], Findings>();
  return (employeeId: string): Findings => {
    const items = listWork(employeeId);
    if (items.length === 0) return noFindings;
    const known = cached.get(items);
    if (known) return known;
    const found = findEmployeeFindings(book, employeeId, items);
    cached.set(items, found);
    return found;
  };
}

/** Finds warnings about items for all of their people; with names where an item has several. */
const findPeopleFindings = (
  items: readonly PlannedItem[],
  findings: (employeeId: string) => Findings,
  { names }: Rulebook,
): Findings =>
  groupFindings(
    items.flatMap(({ id, employeeIds }) =>
      employeeIds.flatMap((employeeId) =>
        (findings(employeeId).get(id) ?? []).map((text): [string, string] => [
          id,
          employeeIds.length > 1 ? `${names.employee(employeeId)}: ${text}` : text,
        ]),
      ),
    ),
  );

/** Lists the warnings about some items, each sentence once; first the days, where not all have it. */
export function listTextsOn(items: readonly PlannedItem[], findings: Findings): string[] {
  const datesByText = new Map<string, Set<string>>();
  for (const { id, date } of items) {
    for (const text of findings.get(id) ?? []) {
      datesByText.set(text, (datesByText.get(text) ?? new Set()).add(date));
    }
  }
  const { size } = new Set(items.map(({ date }) => date));
  return [...datesByText].map(([text, dates]) =>
    dates.size === size ? text : `${[...dates].sort().map(formatDay).join(', ')}: ${text}`,
  );
}

function findMaterialFindings(
  items: readonly PlannedItem[],
  listUsers: (materialId: string) => readonly PlannedItem[],
  book: Rulebook,
): Findings {
  const ids = new Set(items.flatMap(({ materialIds }) => materialIds));
  const materials = [...ids].flatMap((id) => book.materials.get(id) ?? []);
  if (materials.length === 0) return noFindings;
  return joinFindings(
    ...materials.map((material) => findFindingsOfMaterial(book, material, listUsers(material.id))),
  );
}

/** Finds requirements that too few people meet. The lists have all items of the project and day of an item. */
function findTogetherFindings(
  items: readonly PlannedItem[],
  listTogether: (item: PlannedItem) => readonly PlannedItem[],
  { requirements }: Rulebook,
): Findings {
  if (requirements.sets.size === 0) return noFindings;
  const ids = new Set(items.map(({ id }) => id));
  const together = new Set(items.flatMap((item) => [item, ...listTogether(item)]));
  return groupFindings(
    findCrewFindings(requirements, [...together])
      .filter(({ itemId }) => ids.has(itemId))
      .map((finding): [string, string] => [finding.itemId, describeFinding(finding)]),
  );
}

/** Finds all warnings about items: of their people, their materials, and what is asked of people together. */
export function findItemFindings(
  items: readonly PlannedItem[],
  findings: (employeeId: string) => Findings,
  { work, book }: { work: Pick<WorkIndex, 'using' | 'together'>; book: Rulebook },
): Findings {
  const [first = noFindings, ...others] = [
    findPeopleFindings(items, findings, book),
    findMaterialFindings(items, (id) => work.using(id), book),
    findTogetherFindings(items, (item) => work.together(item), book),
  ].filter(({ size }) => size > 0);
  return others.length === 0 ? first : joinFindings(first, ...others);
}

/** All of several findings. */
const joinFindings = (...all: readonly Findings[]): Findings =>
  groupFindings(
    all.flatMap((findings) =>
      [...findings].flatMap(([id, texts]) => texts.map((text): [string, string] => [id, text])),
    ),
  );

/** Absences by employee. */
export function groupAbsencesByEmployee(absences: readonly Absence[]): Map<string, Absence[]> {
  const by = new Map<string, Absence[]>();
  for (const absence of absences) {
    const list = by.get(absence.employeeId);
    if (list) list.push(absence);
    else by.set(absence.employeeId, [absence]);
  }
  return by;
}
