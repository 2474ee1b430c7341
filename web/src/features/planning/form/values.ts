import {
  type ContactPerson,
  noContact,
  type PlanningItem,
} from '@ploegplan/contract/planning.schemas';
import type { ItemFields } from '../../../data/planning-items.ts';

/** The project or client of the work. The choice of the other kind is kept, for when the user switches back. */
export interface Target {
  kind: 'project' | 'client';
  projectId: string | null;
  clientId: string | null;
}

/** The values of the form. Times are HH:MM or the typed text; empty when unknown. */
export interface FormValues {
  target: Target;
  /** yyyy-MM-dd, or the typed text. */
  date: string;
  startTime: string;
  endTime: string;
  location: string;
  description: string;
  employeeIds: string[];
  contactPerson: ContactPerson;
}

/** Initial values of a new item: from a free cell, an employee or a project. */
export interface InitialItem {
  employeeIds: string[];
  projectId: string | null;
  date: string;
}

/** Used when the form changes an existing item. */
export const emptyInitialItem: InitialItem = { employeeIds: [], projectId: null, date: '' };

/** Default times, so that planning takes a project and one click. */
const usualDay = { startTime: '07:00', endTime: '16:00' };

export const emptyValues = ({ employeeIds, projectId, date }: InitialItem): FormValues => ({
  target: { kind: 'project', projectId, clientId: null },
  date,
  ...usualDay,
  location: '',
  description: '',
  employeeIds,
  contactPerson: noContact,
});

export const valuesOf = (item: PlanningItem): FormValues => ({
  target: {
    kind: item.projectId === null && item.clientId !== null ? 'client' : 'project',
    projectId: item.projectId,
    clientId: item.clientId,
  },
  date: item.date,
  startTime: item.startTime?.slice(0, 5) ?? '',
  endTime: item.endTime?.slice(0, 5) ?? '',
  location: item.location,
  description: item.description,
  employeeIds: item.assignments.map(({ employeeId }) => employeeId),
  contactPerson: item.contactPerson,
});

/** The chosen target: project or client. */
export const chosenTarget = ({ kind, projectId, clientId }: Target) => ({
  projectId: kind === 'project' ? projectId : null,
  clientId: kind === 'client' ? clientId : null,
});

const trimmed = ({ name, phonenumber, email, ...shown }: ContactPerson): ContactPerson => ({
  name: name.trim(),
  phonenumber: phonenumber.trim(),
  email: email.trim(),
  ...shown,
});

/** The request body of a validated form. */
export const fieldsOf = (values: FormValues): ItemFields => ({
  date: values.date,
  startTime: values.startTime || null,
  endTime: values.endTime || null,
  ...chosenTarget(values.target),
  location: values.location.trim(),
  description: values.description.trim(),
  employeeIds: values.employeeIds,
  contactPerson: trimmed(values.contactPerson),
});
