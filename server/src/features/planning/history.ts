import { limits } from '@ploegplan/contract/limits';
import type { PlanningHistoryEntry, PlanningItem } from '@ploegplan/contract/planning/schemas';
import { isEqual } from '@ploegplan/contract/values/equal';
import { selectUserName } from '../../platform/record-history.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { findShortNotices } from './history-notices.ts';
import { listedSubjects } from './listed.ts';

type Field = PlanningHistoryEntry['fields'][number];
/** The logged columns of a row; null before it was made, and after it was deleted. */
type Values = Record<string, Field['from']> | null;

const itemFields: readonly [column: string, field: Field['field']][] = [
  ['date', 'date'],
  ['start_time', 'startTime'],
  ['end_time', 'endTime'],
  ['project_id', 'projectId'],
  ['client_id', 'clientId'],
  ['location', 'location'],
  ['description', 'description'],
  ['is_draft', 'isDraft'],
];

const recordedFields: typeof itemFields = [
  ['hours_worked', 'hoursWorked'],
  ['notes', 'notes'],
];

const listChanged = (fields: typeof itemFields, before: Values, after: Values): Field[] =>
  fields.flatMap(([column, field]) => {
    const [from = null, to = null] = [before?.[column], after?.[column]];
    return from === to ? [] : [{ field, from, to }];
  });

/**
 * The details of a contact person are for people who need them now, so the history says only that they changed; so it does of
 * lists.
 */
const listMentionedFields = (before: Values, after: Values): Field[] => {
  const changes = Object.keys(before ?? {}).filter(
    (column) => !isEqual(before?.[column], after?.[column]),
  );
  const mention = (field: Field['field'], isOf: (column: string) => boolean): Field[] =>
    changes.some(isOf) ? [{ field, from: null, to: null }] : [];
  return [
    ...mention('contactPerson', (column) => column.startsWith('contact_')),
    ...mention('needs', (column) => column === 'needs'),
  ];
};

function listChangedFields(subject: string, before: Values, after: Values): Field[] {
  switch (subject) {
    case 'planning_assignments': {
      if (!before || !after) return listChanged([['employee_id', 'employeeId']], before, after);
      const employeeId = String(after.employee_id);
      return listChanged(recordedFields, before, after).map((field) => ({ ...field, employeeId }));
    }
    case 'planning_item_materials':
      if (!before || !after) return listChanged([['material_id', 'materialId']], before, after);
      return listChanged([['driver_id', 'driver']], before, after).map((field) => ({
        ...field,
        materialId: String(after.material_id),
      }));
    case 'images':
      return listChanged([['filename', 'image']], before, after);
    default:
      return before
        ? [...listChanged(itemFields, before, after), ...listMentionedFields(before, after)]
        : [];
  }
}

/** Lists the logged changes of one item, those of one transaction together, the newest first. */
export async function listItemChanges(
  tx: TenantTx,
  item: PlanningItem,
): Promise<PlanningHistoryEntry[]> {
  const rows = await tx
    .selectFrom('changes')
    .where('subject_id', '=', item.id)
    .where('subject', 'in', listedSubjects)
    .orderBy('id', 'desc')
    .limit(limits.historyRows)
    .select(['subject', 'xid', 'at', 'before', 'after', selectUserName('changes.user_id').as('by')])
    .execute();
  const transactions = [...Map.groupBy(rows, ({ xid }) => xid).values()];
  const notices = await findShortNotices(tx, item, transactions);
  return transactions.flatMap((together, index): PlanningHistoryEntry[] => {
    const [last] = together;
    if (!last) return [];
    const isNew = together.some(({ subject, before }) => subject === 'planning_items' && !before);
    // The fields of a new item would repeat all of it.
    const fields = isNew
      ? []
      : together.flatMap(({ subject, before, after }) =>
          listChangedFields(subject, before as Values, after as Values),
        );
    if (!isNew && fields.length === 0) return [];
    const action = isNew ? 'created' : 'changed';
    const late = notices[index] ?? [];
    const at = last.at.toISOString();
    return [{ at, by: last.by, action, fields, ...(late.length > 0 && { notices: late }) }];
  });
}
