import type { Assignment, PlanningEdit, PlanningItem } from '@ploegplan/contract/planning/schemas';
import type { FieldProblem } from '@ploegplan/contract/problem';
import { sql } from 'kysely';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { type ItemRow, toColumns } from './columns.ts';
import { EditProblems, type Naming } from './edit-problems.ts';
import { changeItems, createItems, type EditedItem, removeItems } from './edit-writes.ts';
import {
  findOverfull,
  findRows,
  listAssignments,
  listMaterials,
  lockAssignments,
  lockRows,
  readItems,
} from './repository.ts';

type Kind<K extends PlanningEdit['kind']> = Extract<PlanningEdit, { kind: K }>;
type Removal = Omit<Kind<'remove'>, 'version'> & { version?: number };
export type Edit = Kind<'create' | 'copy' | 'change'> | Removal;

/** The data that edits refer to, as they are before them. */
interface Before {
  /** The locked items to change or remove. */
  rows: Map<string, ItemRow>;
  /** The locked assignments that decide whether an edit is allowed. */
  crews: Map<string, Assignment[]>;
  /** The items to create that a repeated request created before. */
  made: Map<string, ItemRow>;
  sources: Map<string, ItemRow>;
  sourceCrews: Map<string, Assignment[]>;
  sourceMaterials: Awaited<ReturnType<typeof listMaterials>>;
}

/**
 * Applies a set of edits, all or nothing, with a fixed number of statements. Versions prevent overwriting a simultaneous change;
 * hours and notes that an employee recorded cannot be removed, because wages depend on them.
 * @returns the removed items
 */
export async function applyEdits(
  tx: TenantTx,
  edits: readonly Edit[],
  naming: Naming,
): Promise<PlanningItem[]> {
  rejectRepeated(edits, naming);
  const before = await readBefore(tx, edits);
  const created: EditedItem[] = [];
  const changed: EditedItem[] = [];
  const removedIds: string[] = [];
  for (const [index, edit] of edits.entries()) {
    const problems = new EditProblems(naming, index);
    if (edit.kind === 'create' || edit.kind === 'copy') {
      if (!before.made.has(edit.id)) created.push(createNewItem(edit, before, problems));
    } else {
      const row = before.rows.get(edit.id);
      if (!row) throw problems.problem('not-found', edit.id);
      const { version = row.version } = edit;
      if (version !== row.version) throw await problems.stale(tx, edit.id);
      if (edit.kind === 'remove') removedIds.push(checkRemoval(edit, before, problems));
      else changed.push(createChangedItem(edit, row, { before, problems }));
    }
  }
  await requireReferences(tx, edits, naming);
  const removed = await readItems(tx, removedIds);
  await removeItems(tx, removedIds);
  await changeItems(tx, changed);
  await requireRoom(tx, edits, { before, naming });
  await createItems(tx, created);
  return removed;
}

/** Rejects hours that moved with their item to a day of an employee that has more than 24 with them. */
async function requireRoom(
  tx: TenantTx,
  edits: readonly Edit[],
  { before, naming }: { before: Before; naming: Naming },
): Promise<void> {
  const moved = edits.flatMap((edit, index) => {
    const from = before.rows.get(edit.id)?.date;
    const to = edit.kind === 'change' ? edit.values.date : undefined;
    return to !== undefined && to !== from ? [{ id: edit.id, index }] : [];
  });
  const overfull = await findOverfull(tx, listIds(moved));
  const fields = moved.flatMap(({ id, index }) =>
    overfull
      .filter(({ itemId }) => itemId === id)
      .map(({ employeeId }) =>
        new EditProblems(naming, index).value('date', 'too-many-hours', employeeId),
      ),
  );
  if (fields.length > 0) throw new HttpProblem('too-many-hours', { fields: fields.slice(0, 20) });
}

/** The steps of a set do not see each other, so that their order is irrelevant: one of each item. */
function rejectRepeated(edits: readonly Edit[], naming: Naming): void {
  const ids = new Set<string>();
  for (const [index, { id }] of edits.entries()) {
    if (ids.has(id)) {
      const field = naming.editAt(index) ?? 'id';
      throw new HttpProblem('validation', { fields: [{ field, code: 'repeated', detail: id }] });
    }
    ids.add(id);
  }
}

const isCopy = (edit: Edit): edit is Kind<'copy'> => edit.kind === 'copy';

/** True when the people on the item decide if this may be done. */
const concernsCrew = (edit: Edit) =>
  edit.kind === 'remove' ||
  (edit.kind === 'change' && (edit.values.employeeIds !== undefined || edit.values.isDraft));

async function readBefore(tx: TenantTx, edits: readonly Edit[]): Promise<Before> {
  const [making, others] = [edits.filter(isCreating), edits.filter((edit) => !isCreating(edit))];
  const rows = await lockRows(tx, listIds(others));
  const crews = await lockAssignments(tx, listIds(others.filter(concernsCrew)));
  const made = await findRows(tx, listIds(making));
  const copies = making.filter(isCopy).filter(({ id }) => !made.has(id));
  const sourceIds = [...new Set(copies.map(({ of }) => of))];
  return {
    rows,
    crews,
    made,
    sources: await findRows(tx, sourceIds),
    sourceCrews: await listAssignments(tx, sourceIds),
    sourceMaterials: await listMaterials(tx, sourceIds),
  };
}

const isCreating = ({ kind }: Edit) => kind === 'create' || kind === 'copy';
const listIds = (edits: readonly { id: string }[]) => edits.map(({ id }) => id);

function createNewItem(
  edit: Kind<'create' | 'copy'>,
  before: Before,
  problems: EditProblems,
): EditedItem {
  const { id, values } = edit;
  if (edit.kind === 'create') {
    const { employeeIds, materialIds, drivers, ...given } = edit.values;
    const item = { ...(toColumns(given) as ItemRow), id, employeeIds, materialIds, drivers };
    problems.requireOneTarget(item);
    return item;
  }
  const source = before.sources.get(edit.of);
  if (!source) throw problems.problem('not-found', edit.of);
  const crew = before.sourceCrews.get(edit.of) ?? [];
  const used = before.sourceMaterials.get(edit.of);
  const item = {
    ...source,
    ...toColumns(values),
    id,
    employeeIds: values.employeeIds ?? crew.map(({ employeeId }) => employeeId),
    materialIds: values.materialIds ?? used?.materialIds ?? [],
    drivers: values.drivers ?? used?.drivers ?? [],
  };
  problems.requireOneTarget(item);
  return item;
}

const hasRecorded = ({ hoursWorked, notes }: Assignment) => hoursWorked !== null || notes !== '';

function checkRemoval({ id }: Removal, { crews }: Before, problems: EditProblems): string {
  if (crews.get(id)?.some(hasRecorded)) throw problems.problem('hours-recorded', id);
  return id;
}

function createChangedItem(
  { id, values }: Kind<'change'>,
  row: ItemRow,
  { before, problems }: { before: Before; problems: EditProblems },
): EditedItem {
  const item = {
    ...row,
    ...toColumns(values),
    employeeIds: values.employeeIds,
    materialIds: values.materialIds,
    drivers: values.drivers,
  };
  problems.requireOneTarget(item);
  const recorded = (before.crews.get(id) ?? []).filter(hasRecorded);
  // Employees would no longer see what they recorded.
  if (item.is_draft && !row.is_draft && recorded.length > 0) {
    throw problems.problem('hours-recorded', id);
  }
  const leaving = recorded.filter(({ employeeId }) => !item.employeeIds?.includes(employeeId));
  if (item.employeeIds && leaving.length > 0) {
    throw new HttpProblem('hours-recorded', {
      fields: leaving.map(({ employeeId }) =>
        problems.value('employeeIds', 'hours-recorded', employeeId),
      ),
    });
  }
  return item;
}

const referenceTables = {
  projectId: 'projects',
  clientId: 'clients',
  employeeIds: 'employees',
  materialIds: 'materials',
  scaffoldId: 'scaffolds',
} as const;

/** Rejects ids of records that do not exist, each at its own field, which the database could not name. */
async function requireReferences(
  tx: TenantTx,
  edits: readonly Edit[],
  naming: Naming,
): Promise<void> {
  const unknown = new Map<string, FieldProblem>();
  for (const name of Object.keys(referenceTables) as (keyof typeof referenceTables)[]) {
    const given = edits.flatMap((edit, index) =>
      edit.kind === 'remove'
        ? []
        : [edit.values[name] ?? []]
            .flat()
            .map((id) => ({ id, field: naming.getPath(index, name) })),
    );
    if (given.length === 0) continue;
    const ids = [...new Set(given.map(({ id }) => id))];
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(referenceTables[name])} where id = any (${ids}::uuid[])`.execute(
      tx,
    );
    const known = new Set(rows.map(({ id }) => id));
    for (const { id, field } of given) {
      if (!known.has(id)) unknown.set(field, { field, code: 'unknown-reference' });
    }
  }
  if (unknown.size > 0)
    throw new HttpProblem('validation', { fields: [...unknown.values()].slice(0, 20) });
}
