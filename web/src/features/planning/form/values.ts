import type {
  ContactPerson,
  NewPlanningItem,
  PlanningItem,
  PlanningItemChange,
} from '@ploegplan/contract/planning';

/** What is worked on. What was chosen of the other kind stays in it, for who chooses back. */
export interface Target {
  kind: 'project' | 'client';
  projectId: string | null;
  clientId: string | null;
}

/** What the form holds. Times are HH:MM, or what was typed, and empty when unknown. */
export interface FormValues {
  target: Target;
  /** yyyy-MM-dd, or what was typed. */
  date: string;
  startTime: string;
  endTime: string;
  location: string;
  description: string;
  employeeIds: string[];
  contactPerson: ContactPerson;
}

/** From where something is planned: a free cell, an employee or a project. */
export interface InitialItem {
  employeeIds: string[];
  projectId: string | null;
  date: string;
}

/** For a form that has an item instead. */
export const emptyInitialItem: InitialItem = { employeeIds: [], projectId: null, date: '' };

const noContact: ContactPerson = {
  name: '',
  phonenumber: '',
  email: '',
  showName: true,
  showPhonenumber: true,
  showEmail: true,
};

/** A working day as most have it, so that planning takes a project and a click. */
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

/** The one of the two that counts. */
export const chosenTarget = ({ kind, projectId, clientId }: Target) => ({
  projectId: kind === 'project' ? projectId : null,
  clientId: kind === 'client' ? clientId : null,
});

/** What the server takes, from a form that has been validated. */
type ItemFields = Required<Omit<NewPlanningItem, 'id'>>;

const trimmed = ({ name, phonenumber, email, ...shown }: ContactPerson): ContactPerson => ({
  name: name.trim(),
  phonenumber: phonenumber.trim(),
  email: email.trim(),
  ...shown,
});

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

/** Equal as the server would see it: the order of employees means nothing. */
function same<K extends keyof ItemFields>(key: K, a: ItemFields[K], b: ItemFields[K]): boolean {
  const plain = (value: ItemFields[K]) =>
    JSON.stringify(key === 'employeeIds' && Array.isArray(value) ? value.toSorted() : value);
  return plain(a) === plain(b);
}

/** The names of the fields in which two forms differ. */
export function differences(before: FormValues, after: FormValues): (keyof ItemFields)[] {
  const [a, b] = [fieldsOf(before), fieldsOf(after)];
  const keys: (keyof ItemFields)[] = [
    'projectId',
    'clientId',
    'date',
    'startTime',
    'endTime',
    'location',
    'description',
    'employeeIds',
    'contactPerson',
  ];
  return keys.filter((key) => !same(key, a[key], b[key]));
}

/** Only what differs from what the user saw, so that a colleague's change to another field survives. */
export function changeOf(
  before: FormValues,
  after: FormValues,
  version: number,
): PlanningItemChange {
  const fields = fieldsOf(after);
  const changed = differences(before, after).map((key) => [key, fields[key]]);
  return { ...(Object.fromEntries(changed) as Partial<typeof fields>), version };
}

/** The item as it will be, shown until the server has answered. */
export function expectedItem(
  values: FormValues,
  before: Pick<PlanningItem, 'id' | 'version' | 'assignments' | 'imageCount'>,
): PlanningItem {
  const { employeeIds, ...fields } = fieldsOf(values);
  const recorded = new Map(before.assignments.map((one) => [one.employeeId, one]));
  return {
    ...fields,
    id: before.id,
    version: before.version,
    imageCount: before.imageCount,
    assignments: employeeIds.map(
      (employeeId) => recorded.get(employeeId) ?? { employeeId, hoursWorked: null, notes: '' },
    ),
  };
}
