import { randomUUIDv7 } from 'node:crypto';
import {
  type NewProject,
  type NewProjectStatusMutation,
  Project,
  type ProjectPatch,
  type ProjectStatusMutation,
  type ProjectUpdate,
} from '@ploegplan/contract/projects/schemas';
import { findFreeHue, findFreeHues } from '@ploegplan/contract/values/hues';
import type { z } from 'zod/mini';
import { createUnknownReference, HttpProblem, requireFound } from '../../platform/http/problem.ts';
import {
  createRowCheck,
  type ImportRows,
  importRecords,
  mapAdded,
} from '../../platform/import-records.ts';
import { type ChangedRow, describeRecords, type Target } from '../../platform/records.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import {
  findFirstStatus,
  findMutation,
  findStatus,
  keepStatus,
  lockProject,
  readHuesInUse,
  recordMutations,
  setStatus,
} from './repository.ts';

export const projectRecords = describeRecords(Project, {
  table: 'projects',
  columns: {
    shortName: 'short_name',
    client: 'client_id',
    status: 'status_id',
    startDate: 'start_date',
    endDate: 'end_date',
    plannedHours: 'planned_hours',
    tripKilometres: 'trip_kilometres',
    tripMinutes: 'trip_minutes',
    requirementIds: 'requirement_ids',
    contactPerson: 'contact_person',
  },
  order: 'title',
});

function requireOrder(start: string | null | undefined, end: string | null | undefined): void {
  if (!start || !end || start <= end) return;
  throw new HttpProblem('validation', { fields: [{ field: 'endDate', code: 'before-start' }] });
}

/** Creates a project, by default with the first status and a hue that differs from those in use. */
export async function createProject(tx: TenantTx, project: NewProject): Promise<Project> {
  requireOrder(project.startDate, project.endDate);
  const { status = (await findFirstStatus(tx))?.id ?? null } = project;
  const hue = project.hue ?? findFreeHue(await readHuesInUse(tx));
  const created = await projectRecords.create(tx, { ...project, status, hue });
  const { id } = created;
  // The id of the project makes a repeated request record it once.
  if (created.version === 1 && created.status !== null) {
    await recordMutations(tx, [{ project: id, from: null, to: created.status }], { id });
  }
  return created;
}

/** Creates and changes projects of a file. */
export const importProjects = (tx: TenantTx, rows: ImportRows<NewProject, ProjectUpdate>) =>
  importRecords(tx, rows, {
    createAll: createProjects,
    updateAll: (_, changed) => changeProjects(tx, changed, createRowCheck(requireOrderOfChange)),
    removeAll: projectRecords.removeAll,
  });

async function createProjects(tx: TenantTx, projects: readonly NewProject[]): Promise<void> {
  if (projects.length === 0) return;
  const statuses = new Set(projects.map(({ status }) => status));
  for (const status of statuses) if (status) await keepStatus(tx, status);
  const first = (await findFirstStatus(tx))?.id ?? null;
  const hueCount = projects.filter(({ hue }) => hue === null).length;
  const hues = findFreeHues(await readHuesInUse(tx), hueCount).values();
  const rows = mapAdded(projects, ({ id = randomUUIDv7(), ...project }) => {
    requireOrder(project.startDate, project.endDate);
    const { status = first } = project;
    return { ...project, id, status, hue: project.hue ?? hues.next().value };
  });
  const created = new Set(await projectRecords.createAll(tx, rows));
  const moves = rows.flatMap(({ id, status }) =>
    created.has(id) && status !== null ? [{ project: id, from: null, to: status }] : [],
  );
  await recordMutations(tx, moves);
}

type Change = Omit<z.output<typeof ProjectPatch>, 'version'> & Target;

const requireOrderOfChange = (
  before: Project,
  { startDate = before.startDate, endDate = before.endDate }: Change,
) => requireOrder(startDate, endDate);

/** Changes the given values, and records each change of status. */
async function changeProjects(
  tx: TenantTx,
  changes: readonly ChangedRow<Change>[],
  check: (before: Project, values: Change, at: number) => void,
): Promise<Project[]> {
  const wanting = changes.flatMap(({ id, values }) => (values.hue === null ? [id] : []));
  const used = wanting.length > 0 ? await readHuesInUse(tx, wanting) : [];
  const hues = findFreeHues(used, wanting.length).values();
  const statuses = new Set(changes.map(({ values }) => values.status));
  for (const status of statuses) if (status) await keepStatus(tx, status);
  const rows = changes.map(({ id, values }) => ({
    id,
    values: { ...values, hue: values.hue === null ? hues.next().value : values.hue },
  }));
  const changed = await projectRecords.updateAll(tx, rows, check);
  const moves = changed.flatMap(({ before, after }) =>
    before.status === after.status
      ? []
      : [{ project: after.id, from: before.status, to: after.status }],
  );
  await recordMutations(tx, moves);
  return changed.map(({ after }) => after);
}

/** Changes the given values, and records a change of status. */
export async function changeProject(tx: TenantTx, id: string, values: Change): Promise<Project> {
  const [changed] = await changeProjects(tx, [{ id, values }], requireOrderOfChange);
  return requireFound(changed);
}

/** Changes the status of a project with a remark. It needs no version: the history keeps every change. */
export async function mutateStatus(
  tx: TenantTx,
  { id = randomUUIDv7(), project, status, remark }: NewProjectStatusMutation,
): Promise<ProjectStatusMutation> {
  if (status) await keepStatus(tx, status);
  const before = await lockProject(tx, project);
  if (!before) throw createUnknownReference('project');
  const repeated = await findMutation(tx, id);
  if (repeated) return requireSameMutation(tx, repeated, { project, status, remark });
  if (before.status_id !== status) await setStatus(tx, project, status);
  await recordMutations(tx, [{ project, from: before.status_id, to: status }], { id, remark });
  return requireFound(await findMutation(tx, id));
}

/** The mutation of a repeated request; another one under the same id is rejected, because it would be lost. */
async function requireSameMutation(
  tx: TenantTx,
  mutation: ProjectStatusMutation,
  { project, status, remark }: Omit<NewProjectStatusMutation, 'id'>,
): Promise<ProjectStatusMutation> {
  const label = status === null ? '' : (await findStatus(tx, status))?.status;
  const isSame =
    mutation.project === project && mutation.to === label && mutation.remark === remark;
  if (isSame) return mutation;
  throw new HttpProblem('validation', { fields: [{ field: 'id', code: 'taken' }] });
}
