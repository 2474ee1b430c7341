import type {
  NewPlanningItem,
  PlanningItem,
  PlanningItemChange,
} from '@ploegplan/contract/planning.schemas';
import { found, HttpProblem } from '../../platform/http/problem.ts';
import { updateVersion } from '../../platform/records.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { toRow } from './columns.ts';
import {
  assign,
  createItem,
  deleteItem,
  findItem,
  lockAssignments,
  unassign,
} from './repository.ts';

interface Recorded {
  hoursWorked: number | null;
  notes: string;
}

const hasRecorded = ({ hoursWorked, notes }: Recorded) => hoursWorked !== null || notes !== '';

/** Rejects an item that does not have exactly one of project and client. */
function requireOneTarget(projectId: string | null, clientId: string | null): void {
  if ((projectId === null) !== (clientId === null)) return;
  throw new HttpProblem('validation', {
    fields: [{ field: 'projectId', code: 'project-or-client' }],
  });
}

export async function planItem(tx: TenantTx, item: NewPlanningItem): Promise<PlanningItem> {
  requireOneTarget(item.projectId, item.clientId);
  const id = await createItem(tx, item);
  return found(await findItem(tx, id));
}

/**
 * Changes the given values. The version prevents overwriting a simultaneous change; an employee who recorded hours or notes
 * cannot be removed, because wages depend on them.
 */
export async function changeItem(
  tx: TenantTx,
  id: string,
  { version, employeeIds, ...values }: PlanningItemChange,
): Promise<PlanningItem> {
  const before = found(await findItem(tx, id));
  const { projectId = before.projectId, clientId = before.clientId } = values;
  requireOneTarget(projectId, clientId);
  const row = { id, version, date: values.date, ...toRow(values) };
  await updateVersion(tx, 'planning_items', row, () => findItem(tx, id));
  if (employeeIds) {
    await replaceEmployees(tx, { id, date: values.date ?? before.date }, employeeIds);
  }
  return found(await findItem(tx, id));
}

async function replaceEmployees(
  tx: TenantTx,
  item: { id: string; date: string },
  employeeIds: string[],
): Promise<void> {
  const leaving = (await lockAssignments(tx, item.id)).filter(
    ({ employeeId }) => !employeeIds.includes(employeeId),
  );
  const recorded = leaving.filter(hasRecorded);
  if (recorded.length > 0) {
    throw new HttpProblem('hours-recorded', {
      fields: recorded.map(({ employeeId }) => ({
        field: 'employeeIds',
        code: 'hours-recorded',
        detail: employeeId,
      })),
    });
  }
  await unassign(
    tx,
    item.id,
    leaving.map(({ employeeId }) => employeeId),
  );
  await assign(tx, item, employeeIds);
}

/** Deletes an item on which nobody recorded anything. */
export async function removeItem(tx: TenantTx, id: string): Promise<void> {
  const assignments = await lockAssignments(tx, id);
  if (assignments.some(hasRecorded)) throw new HttpProblem('hours-recorded');
  if (!(await deleteItem(tx, id))) throw new HttpProblem('not-found');
}
