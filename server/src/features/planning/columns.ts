import type {
  Assignment,
  PeopleNeed,
  PlanningItem,
  PlanningItemPatch,
  VehicleDriver,
} from '@ploegplan/contract/planning/schemas';
import type { Selectable } from 'kysely';
import type { PlanningItems } from '../../platform/database/types.ts';

/** The values of an item that lie in its own row. */
type ItemValues = Omit<PlanningItemPatch, 'version' | 'employeeIds' | 'materialIds' | 'drivers'>;

/** The columns that an edit can set, with their types. */
export const valueTypes = {
  date: 'date',
  start_time: 'time',
  end_time: 'time',
  project_id: 'uuid',
  client_id: 'uuid',
  location: 'text',
  description: 'text',
  contact_name: 'text',
  contact_phonenumber: 'text',
  contact_email: 'text',
  contact_show_name: 'boolean',
  contact_show_phonenumber: 'boolean',
  contact_show_email: 'boolean',
  needs: 'jsonb',
  range_id: 'uuid',
  is_draft: 'boolean',
  scaffold_id: 'uuid',
} as const;

type ValueColumn = keyof typeof valueTypes;

export const valueColumns = Object.keys(valueTypes) as ValueColumn[];

export type ItemColumns = Pick<Selectable<PlanningItems>, ValueColumn>;

export type ItemRow = ItemColumns &
  Pick<Selectable<PlanningItems>, 'id' | 'version' | 'is_other_work'>;

interface ItemRelations {
  assignments?: Assignment[] | undefined;
  materialIds?: string[] | undefined;
  drivers?: VehicleDriver[] | undefined;
  imageCount?: number | undefined;
}

export function toContract(
  row: ItemRow,
  { assignments = [], materialIds = [], drivers = [], imageCount = 0 }: ItemRelations,
): PlanningItem {
  return {
    id: row.id,
    date: row.date,
    startTime: row.start_time,
    endTime: row.end_time,
    projectId: row.project_id,
    clientId: row.client_id,
    location: row.location,
    description: row.description,
    contactPerson: {
      name: row.contact_name,
      phonenumber: row.contact_phonenumber,
      email: row.contact_email,
      showName: row.contact_show_name,
      showPhonenumber: row.contact_show_phonenumber,
      showEmail: row.contact_show_email,
    },
    assignments,
    materialIds,
    drivers,
    needs: row.needs as PeopleNeed[],
    rangeId: row.range_id,
    isDraft: row.is_draft,
    imageCount,
    ...(row.is_other_work && { isOtherWork: true }),
    ...(row.scaffold_id && { scaffoldId: row.scaffold_id }),
    version: row.version,
  };
}

/** Converts values to columns; without those of absent values. */
export function toColumns(values: ItemValues): Partial<ItemColumns> {
  const { contactPerson: contact } = values;
  const columns = {
    date: values.date,
    start_time: values.startTime,
    end_time: values.endTime,
    project_id: values.projectId,
    client_id: values.clientId,
    location: values.location,
    description: values.description,
    contact_name: contact?.name,
    contact_phonenumber: contact?.phonenumber,
    contact_email: contact?.email,
    contact_show_name: contact?.showName,
    contact_show_phonenumber: contact?.showPhonenumber,
    contact_show_email: contact?.showEmail,
    needs: values.needs,
    range_id: values.rangeId,
    is_draft: values.isDraft,
    scaffold_id: values.scaffoldId,
  } satisfies Record<ValueColumn, unknown>;
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
