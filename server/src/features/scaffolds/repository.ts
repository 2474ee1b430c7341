import { getToday } from '@ploegplan/contract/dates/dates';
import type {
  ScaffoldCategory,
  ScaffoldEventKind,
  ScaffoldState,
} from '@ploegplan/contract/scaffolds/kinds';
import {
  type Answer,
  type ScaffoldEvent,
  StoredScaffold,
} from '@ploegplan/contract/scaffolds/schemas';
import { sql } from 'kysely';
import { describeRecords } from '../../platform/records.ts';
import { selectPlannedOn } from '../../platform/scaffolds/due.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';

export const scaffoldRecords = describeRecords(StoredScaffold, {
  table: 'scaffolds',
  columns: {
    projectId: 'project_id',
    loadClass: 'load_class',
    widthClass: 'width_class',
    isTied: 'is_tied',
    isSheeted: 'is_sheeted',
    drawingId: 'drawing_id',
    builderPhonenumber: 'builder_phonenumber',
    clientPerson: 'client_person',
    intervalDays: 'interval_days',
    intervalReason: 'interval_reason',
    isPaused: 'is_paused',
    inspectedOn: 'inspected_on',
    dueOn: 'due_on',
    dueReason: 'due_reason',
  },
  computed: { plannedOn: () => selectPlannedOn(getToday()) },
  order: 'number',
});

export async function findCategory(
  tx: TenantTx,
  id: string,
): Promise<ScaffoldCategory | undefined> {
  const row = await tx
    .selectFrom('scaffolds')
    .select((eb) => eb.ref('category').$castTo<ScaffoldCategory>().as('category'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.category;
}

interface OnDays {
  employeeId: string;
  scaffoldId: string;
  from: string;
  to: string;
}

/** True when the employee is planned on the project of the scaffold on one of the days. */
export async function isPlannedOn(
  tx: TenantTx,
  { employeeId, scaffoldId, from, to }: OnDays,
): Promise<boolean> {
  const { rows } = await sql`
    select from scaffolds s
      join planning_items i on i.project_id = s.project_id
      join planning_assignments a on a.planning_item_id = i.id
     where s.id = ${scaffoldId} and s.deleted_at is null and a.employee_id = ${employeeId} and not a.is_draft
       and a.date between ${from} and ${to} limit 1`.execute(tx);
  return rows.length > 0;
}

/** What happened with a scaffold, the newest first. */
export async function listScaffoldEvents(tx: TenantTx, id: string): Promise<ScaffoldEvent[]> {
  const rows = await tx
    .selectFrom('scaffold_events as e')
    .select((eb) => [
      'e.id',
      eb.ref('e.kind').$castTo<ScaffoldEventKind>().as('kind'),
      eb.ref('e.to_state').$castTo<ScaffoldState | null>().as('toState'),
      'e.at',
      'e.arrived_at as arrivedAt',
      'e.by_name as by',
      eb.ref('e.answers').$castTo<Answer[]>().as('answers'),
      'e.remark',
      sql<
        string[]
      >`array(select filename from images i where i.scaffold_event_id = e.id order by i.uploaded_at, i.id)`.as(
        'photos',
      ),
    ])
    .where('e.scaffold_id', '=', id)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .execute();
  return rows.map(({ at, arrivedAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    arrivedAt: arrivedAt.toISOString(),
  }));
}

/** The event, if the employee made it. */
export const findOwnEvent = (tx: TenantTx, id: string, employeeId: string) =>
  tx
    .selectFrom('scaffold_events')
    .select('id')
    .where('id', '=', id)
    .where('employee_id', '=', employeeId)
    .executeTakeFirst();
