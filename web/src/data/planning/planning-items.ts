import { noContact } from '@ploegplan/contract/clients/contact-person';
import { keepDrivers } from '@ploegplan/contract/planning/drivers';
import type {
  ListedItem,
  NewPlanningItem,
  PeopleNeed,
  PlanningEdit,
  PlanningItem,
  PlanningItemPatch,
  VehicleDriver,
} from '@ploegplan/contract/planning/schemas';
import { isEqual } from '@ploegplan/contract/values/equal';

/** An item of a list, with what was absent filled in. Times are HH:MM. */
export interface PlannedItem {
  readonly id: string;
  readonly date: string;
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly projectId: string | null;
  readonly clientId: string | null;
  readonly location: string;
  readonly employeeIds: readonly string[];
  /** The recorded hours of `employeeIds`, in the same order. */
  readonly hoursWorked: readonly (number | null)[];
  readonly materialIds: readonly string[];
  readonly drivers: readonly VehicleDriver[];
  readonly needs: readonly PeopleNeed[];
  readonly rangeId: string | null;
  readonly isDraft: boolean;
  readonly imageCount: number;
  readonly version: number;
}

/** Lists the hours recorded on an item by one of its employees, or by all of them; null where there are none. */
export const listHours = (
  { employeeIds, hoursWorked }: PlannedItem,
  employeeId: string | null,
): readonly (number | null)[] =>
  employeeId === null ? hoursWorked : hoursWorked.filter((_, at) => employeeIds[at] === employeeId);

/** Items on which hours were recorded stay on their day. */
export const isMovable = ({ hoursWorked }: PlannedItem): boolean =>
  hoursWorked.every((hours) => hours === null);

/** The fields of an item that the office fills in. */
export type ItemFields = Required<Omit<NewPlanningItem, 'id' | 'scaffoldId'>> &
  Pick<NewPlanningItem, 'scaffoldId'>;
export type ItemChange = Omit<PlanningItemPatch, 'version'>;

const formatMinutes = (time: string | null | undefined) => time?.slice(0, 5) ?? null;

export const expandItem = (listed: ListedItem): PlannedItem => ({
  id: listed.id,
  date: listed.date,
  startTime: formatMinutes(listed.startTime),
  endTime: formatMinutes(listed.endTime),
  projectId: listed.projectId ?? null,
  clientId: listed.clientId ?? null,
  location: listed.location ?? '',
  employeeIds: listed.employeeIds,
  hoursWorked: listed.hoursWorked ?? listed.employeeIds.map(() => null),
  materialIds: listed.materialIds ?? [],
  drivers: listed.drivers ?? [],
  needs: listed.needs ?? [],
  rangeId: listed.rangeId ?? null,
  isDraft: listed.isDraft ?? false,
  imageCount: listed.imageCount ?? 0,
  version: listed.version,
});

/** The item as far as a list has it; without description, contact person and notes. */
export const toPlanningItem = (planned: PlannedItem): PlanningItem => {
  const { employeeIds, hoursWorked, materialIds, drivers, needs, ...listed } = planned;
  const recorded = (index: number) => ({ hoursWorked: hoursWorked[index] ?? null, notes: '' });
  return {
    ...listed,
    description: '',
    contactPerson: noContact,
    assignments: employeeIds.map((employeeId, index) => ({ employeeId, ...recorded(index) })),
    materialIds: [...materialIds],
    drivers: [...drivers],
    needs: [...needs],
  };
};

export const toPlannedItem = ({ assignments, ...item }: PlanningItem): PlannedItem => ({
  ...item,
  startTime: formatMinutes(item.startTime),
  endTime: formatMinutes(item.endTime),
  employeeIds: assignments.map(({ employeeId }) => employeeId),
  hoursWorked: assignments.map(({ hoursWorked }) => hoursWorked),
});

export const toItemFields = (item: PlanningItem): ItemFields => ({
  date: item.date,
  startTime: formatMinutes(item.startTime),
  endTime: formatMinutes(item.endTime),
  projectId: item.projectId,
  clientId: item.clientId,
  location: item.location,
  description: item.description,
  contactPerson: item.contactPerson,
  employeeIds: item.assignments.map(({ employeeId }) => employeeId),
  materialIds: item.materialIds,
  drivers: item.drivers,
  needs: item.needs,
  rangeId: item.rangeId,
  isDraft: item.isDraft,
  ...(item.scaffoldId && { scaffoldId: item.scaffoldId }),
});

/** Equal for values that the server would store alike: the order of employees is irrelevant. */
function toComparable(fields: Partial<ItemFields>, key: keyof ItemFields): unknown {
  if (key === 'employeeIds' || key === 'materialIds') return fields[key]?.toSorted();
  if (key === 'drivers')
    return fields.drivers?.toSorted((a, b) => a.materialId.localeCompare(b.materialId));
  return fields[key] ?? null;
}

/** Returns only the fields that the user changed, so that a colleague's change to another field survives. */
export function computeChange(original: PlanningItem, fields: Partial<ItemFields>): ItemChange {
  const before = toItemFields(original);
  const keys = Object.keys(fields) as (keyof ItemFields)[];
  return Object.fromEntries(
    keys
      .filter((key) => !isEqual(toComparable(before, key), toComparable(fields, key)))
      .map((key) => [key, fields[key]]),
  );
}

/** The item with these values; who stays on it keeps what was recorded. */
export function applyFields(item: PlanningItem, fields: Partial<ItemFields>): PlanningItem {
  const { employeeIds, ...others } = { ...toItemFields(item), ...fields };
  const recorded = new Map(
    item.assignments.map((assignment) => [assignment.employeeId, assignment]),
  );
  return {
    ...item,
    ...others,
    drivers: keepDrivers(others.drivers, { ...others, employeeIds }),
    assignments: employeeIds.map(
      (employeeId) => recorded.get(employeeId) ?? { employeeId, hoursWorked: null, notes: '' },
    ),
  };
}

export const nothingPlanned: Omit<PlannedItem, 'id' | 'date'> = {
  startTime: null,
  endTime: null,
  projectId: null,
  clientId: null,
  location: '',
  employeeIds: [],
  hoursWorked: [],
  materialIds: [],
  drivers: [],
  needs: [],
  rangeId: null,
  isDraft: false,
  imageCount: 0,
  version: 0,
};

/** An item with these values; who stays on it keeps the recorded hours. */
function applyChange(item: PlannedItem, values: ItemChange): PlannedItem {
  const { description: _, contactPerson: __, ...listed } = values;
  const given = Object.entries(listed).filter(([, value]) => value !== undefined);
  const next: PlannedItem = { ...item, ...Object.fromEntries(given) };
  const recorded = new Map(item.employeeIds.map((id, index) => [id, item.hoursWorked[index]]));
  return {
    ...next,
    drivers: keepDrivers(next.drivers, next),
    startTime: formatMinutes(next.startTime),
    endTime: formatMinutes(next.endTime),
    hoursWorked: next.employeeIds.map((id) => recorded.get(id) ?? null),
  };
}

/** The changed items by id; null for a removed one. */
export type Outcomes = ReadonlyMap<string, PlannedItem | null>;

/** Computes the result of edits without the server's answer: new items have version 0, changed ones the version from before. */
export function computeOutcomes(
  edits: readonly PlanningEdit[],
  find: (id: string) => PlannedItem | undefined,
): Outcomes {
  const outcomes = new Map<string, PlannedItem | null>();
  const now = (id: string) => (outcomes.has(id) ? outcomes.get(id) : find(id));
  for (const edit of edits) {
    const { id } = edit;
    if (edit.kind === 'remove') outcomes.set(id, null);
    else if (edit.kind === 'create') {
      outcomes.set(id, applyChange({ ...nothingPlanned, id, date: edit.values.date }, edit.values));
    } else {
      const from = now(edit.kind === 'copy' ? edit.of : id);
      if (!from) continue;
      const { version } = edit.kind === 'copy' ? nothingPlanned : from;
      const copied = { hoursWorked: from.employeeIds.map(() => null), imageCount: 0 };
      const base = edit.kind === 'copy' ? { ...from, ...copied, id, version } : from;
      outcomes.set(id, applyChange(base, edit.values));
    }
  }
  return outcomes;
}

/** The items with the outcomes in their places; of those, only what belongs in the list. Itself when nothing differs. */
export function withOutcomes(
  items: readonly PlannedItem[],
  outcomes: Outcomes,
  belongs: (item: PlannedItem) => boolean = () => true,
): readonly PlannedItem[] {
  const here = new Map([...outcomes].filter(([, item]) => item !== null && belongs(item)));
  if (here.size === 0 && !items.some(({ id }) => outcomes.has(id))) return items;
  const remaining = items.flatMap((item) => {
    if (!outcomes.has(item.id)) return [item];
    const next = here.get(item.id);
    here.delete(item.id);
    return next ? [next] : [];
  });
  return [...remaining, ...[...here.values()].flatMap((item) => item ?? [])];
}
