import { noContact } from '@ploegplan/contract/clients/contact-person';
import type { ContactPerson } from '@ploegplan/contract/clients/schemas';
import { isDate } from '@ploegplan/contract/dates/dates';
import { isTime } from '@ploegplan/contract/dates/time-entry';
import { keepDrivers } from '@ploegplan/contract/planning/drivers';
import type { PeopleNeed, PlanningItem, VehicleDriver } from '@ploegplan/contract/planning/schemas';
import type { ShiftTimes } from '@ploegplan/contract/planning/shifts';
import {
  getWorkingDayOn,
  type WorkingWeek,
} from '@ploegplan/contract/rules/working-time/working-week';
import type { ItemFields } from '../../../../data/planning/planning-items.ts';

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
  materialIds: string[];
  /** The drivers as chosen; those who or whose vehicle left the item are kept, for when they come back. */
  drivers: VehicleDriver[];
  /** Empty means that the needs of the project apply. */
  needs: PeopleNeed[];
  isDraft: boolean;
  contactPerson: ContactPerson;
  /** The last day of a new item; empty for one day. */
  until: string;
  withWeekends: boolean;
  /** True to include days that would be skipped. */
  withSkipped: boolean;
  /** The scaffold that is inspected. */
  scaffoldId?: string | undefined;
}

const oneDay = { until: '', withWeekends: false, withSkipped: false };

/** Initial values of a new item: from a free cell, an employee or a project. */
export interface InitialItem {
  employeeIds: string[];
  projectId: string | null;
  materialIds?: string[];
  date: string;
  /** The last of several days. */
  until?: string;
  startTime?: string;
  endTime?: string;
  description?: string;
  scaffoldId?: string;
}

/** The empty item is used when the form changes an existing one. */
export const emptyInitialItem: InitialItem = { employeeIds: [], projectId: null, date: '' };

/** The usual times of a day, so that planning takes a project and one click; empty without a day. */
export function getUsualTimes(
  week: WorkingWeek,
  date: string,
): Pick<FormValues, 'startTime' | 'endTime'> {
  if (!isDate(date)) return { startTime: '', endTime: '' };
  const { startTime, endTime } = getWorkingDayOn(week, date);
  return { startTime, endTime };
}

/** Returns the usual times of a newly chosen day when the times are still the usual ones; else nothing. */
export function adjustTimes(
  week: WorkingWeek,
  before: string,
  { date, startTime, endTime }: Pick<FormValues, 'date' | 'startTime' | 'endTime'>,
): Partial<FormValues> {
  const usual = getUsualTimes(week, before);
  const isUsual = startTime === usual.startTime && endTime === usual.endTime;
  return isUsual && isDate(date) ? getUsualTimes(week, date) : {};
}

export const createEmptyValues = (
  { projectId, materialIds = [], ...opening }: InitialItem,
  { isDraft = false, workingWeek }: { isDraft?: boolean; workingWeek: WorkingWeek },
): FormValues => ({
  target: { kind: 'project', projectId, clientId: null },
  ...getUsualTimes(workingWeek, opening.date),
  location: '',
  description: '',
  materialIds,
  drivers: [],
  needs: [],
  isDraft,
  contactPerson: noContact,
  ...oneDay,
  ...opening,
});

export const toFormValues = (item: PlanningItem): FormValues => ({
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
  materialIds: item.materialIds,
  drivers: item.drivers,
  needs: item.needs,
  isDraft: item.isDraft,
  contactPerson: item.contactPerson,
  ...oneDay,
});

/** The chosen target: project or client. */
export const toTargetIds = ({ kind, projectId, clientId }: Target) => ({
  projectId: kind === 'project' ? projectId : null,
  clientId: kind === 'client' ? clientId : null,
});

const trimContact = ({ name, phonenumber, email, ...shown }: ContactPerson): ContactPerson => ({
  name: name.trim(),
  phonenumber: phonenumber.trim(),
  email: email.trim(),
  ...shown,
});

/** The request body of a validated form. */
export const toRequestFields = (values: FormValues): Omit<ItemFields, 'rangeId'> => ({
  date: values.date,
  startTime: values.startTime || null,
  endTime: values.endTime || null,
  ...toTargetIds(values.target),
  location: values.location.trim(),
  description: values.description.trim(),
  employeeIds: values.employeeIds,
  materialIds: values.materialIds,
  drivers: keepDrivers(values.drivers, values),
  needs: values.needs.map((need) => ({ ...need, function: need.function.trim() })),
  isDraft: values.isDraft,
  contactPerson: trimContact(values.contactPerson),
  ...(values.scaffoldId && { scaffoldId: values.scaffoldId }),
});

const parseTime = (time: string) => (isTime(time) ? time : null);

/** The planned times of the values, without what is still being typed. */
export const toShift = ({
  date,
  startTime,
  endTime,
}: Pick<FormValues, 'date' | 'startTime' | 'endTime'>): ShiftTimes => ({
  date,
  startTime: parseTime(startTime),
  endTime: parseTime(endTime),
});
