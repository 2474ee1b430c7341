import { isDate } from '@ploegplan/contract/rules/dates';
import { formatLongDay } from '../../../lib/dates.ts';
import type { Names } from '../board/labels.ts';
import type { Choices } from './choices.ts';
import { joinNames } from './refusals.ts';
import { type FormValues, fieldsOf, type ItemFields } from './values.ts';

/** What the values of a form are called. */
export interface FieldTexts extends Names {
  labels: Record<keyof ItemFields, string>;
  employee: (id: string) => string;
}

const byId = <T extends { id: string }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.id, row]));

export function textsOf(choices: Choices, projectTerm: string): FieldTexts {
  const employees = byId(choices.employees);
  return {
    projects: byId(choices.projects),
    clients: byId(choices.clients),
    employee: (id) => employees.get(id)?.name ?? 'Onbekende werknemer',
    labels: {
      projectId: projectTerm,
      clientId: 'Klant',
      date: 'Datum',
      startTime: 'Begin',
      endTime: 'Einde',
      location: 'Locatie',
      description: 'Werkzaamheden',
      employeeIds: 'Werknemers',
      contactPerson: 'Contactpersoon',
    },
  };
}

/** One field of a form in words, to be compared with another. */
export function fieldText(
  field: keyof ItemFields,
  values: FormValues,
  { projects, clients, employee }: FieldTexts,
): string {
  const fields = fieldsOf(values);
  const { name, phonenumber, email } = fields.contactPerson;
  const texts: Record<keyof ItemFields, string> = {
    projectId: projects.get(fields.projectId ?? '')?.title ?? '',
    clientId: clients.get(fields.clientId ?? '')?.name ?? '',
    date: isDate(fields.date) ? formatLongDay(fields.date) : fields.date,
    startTime: fields.startTime ?? '',
    endTime: fields.endTime ?? '',
    location: fields.location,
    description: fields.description,
    employeeIds: joinNames(fields.employeeIds.map(employee)),
    contactPerson: [name, phonenumber, email].filter(Boolean).join(', '),
  };
  return texts[field] || 'leeg';
}
