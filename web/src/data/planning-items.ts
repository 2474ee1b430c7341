import type {
  NewPlanningItem,
  PlanningItem,
  PlanningItemChange,
} from '@ploegplan/contract/planning.schemas';

/** The fields of an item that the office fills in. */
export type ItemFields = Required<Omit<NewPlanningItem, 'id'>>;

const minutes = (time: string | null) => time?.slice(0, 5) ?? null;

export const itemFieldsOf = (item: PlanningItem): ItemFields => ({
  date: item.date,
  startTime: minutes(item.startTime),
  endTime: minutes(item.endTime),
  projectId: item.projectId,
  clientId: item.clientId,
  location: item.location,
  description: item.description,
  contactPerson: item.contactPerson,
  employeeIds: item.assignments.map(({ employeeId }) => employeeId),
});

/** The same text for values that the server would store alike: the order of employees is irrelevant. */
function plain(value: ItemFields[keyof ItemFields]): string {
  if (Array.isArray(value)) return JSON.stringify(value.toSorted());
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return JSON.stringify(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Only what differs from what the user saw, so that a colleague's change to another field survives. */
export function changeOf(
  seen: PlanningItem,
  fields: ItemFields,
): Omit<PlanningItemChange, 'version'> {
  const before = itemFieldsOf(seen);
  const keys = Object.keys(before) as (keyof ItemFields)[];
  return Object.fromEntries(
    keys
      .filter((key) => plain(before[key]) !== plain(fields[key]))
      .map((key) => [key, fields[key]]),
  );
}

/** The optimistic item, shown until the server answers. */
export function expectedItem(
  { employeeIds, ...fields }: ItemFields,
  before: Pick<PlanningItem, 'id' | 'version' | 'assignments' | 'imageCount'>,
): PlanningItem {
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
