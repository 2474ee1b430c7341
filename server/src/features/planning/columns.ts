import type {
  Assignment,
  PlanningItem,
  PlanningItemChange,
} from '@ploegplan/contract/planning.schemas';
import type { Selectable } from 'kysely';
import type { PlanningItems } from '../../platform/database/types.ts';

/** The editable values of an item, apart from its date and employees. */
export type ItemValues = Omit<PlanningItemChange, 'version' | 'employeeIds' | 'date'>;

export const itemColumns = [
  'id',
  'date',
  'start_time',
  'end_time',
  'project_id',
  'client_id',
  'location',
  'description',
  'contact_name',
  'contact_phonenumber',
  'contact_email',
  'contact_show_name',
  'contact_show_phonenumber',
  'contact_show_email',
  'version',
] as const;

type ItemRow = Pick<Selectable<PlanningItems>, (typeof itemColumns)[number]>;

export function toContract(
  row: ItemRow,
  assignments: Assignment[],
  imageCount: number,
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
    imageCount,
    version: row.version,
  };
}

/** Converts values to columns; absent values stay undefined, so that they are unchanged. */
export function toRow(values: ItemValues) {
  const { contactPerson: contact } = values;
  return {
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
  };
}
