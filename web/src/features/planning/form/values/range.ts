import { addDays, countDaysBetween } from '@ploegplan/contract/dates/dates';
import { findDriver } from '@ploegplan/contract/planning/drivers';
import type {
  PlanningEdit,
  PlanningItem,
  VehicleDriver,
} from '@ploegplan/contract/planning/schemas';
import {
  computeChange,
  type ItemChange,
  type PlannedItem,
  toItemFields,
  toPlanningItem,
} from '../../../../data/planning/planning-items.ts';
import { type Choice, choose } from '../../../../ui/fields/choose.tsx';
import { changeEdit } from '../../edits/commands.ts';

/** The days of a range that a change applies to. */
export type Scope = 'day' | 'later' | 'all';

export const scopeChoices: readonly Choice<Scope>[] = [
  { value: 'day', label: 'Alleen deze dag' },
  { value: 'later', label: 'Deze en latere dagen' },
  { value: 'all', label: 'Alle dagen' },
];

export const askScope = (
  title: string,
  text: string,
  options: { danger?: boolean } = {},
): Promise<Scope | null> => choose({ title, text, choices: scopeChoices, ...options });

/** The items of the range that a change is about, with the item itself, by day. */
export function listItemsIn(
  scope: Scope,
  item: Pick<PlanningItem, 'id' | 'date'>,
  items: readonly PlannedItem[],
): PlannedItem[] {
  const isMeant = ({ id, date }: PlannedItem) =>
    id === item.id || scope === 'all' || (scope === 'later' && date > item.date);
  return items.filter(isMeant).toSorted((a, b) => a.date.localeCompare(b.date));
}

/** A list with what was added to another list added, and what was removed from that removed. */
function listAfter(own: readonly string[], before: readonly string[], after: readonly string[]) {
  const kept = own.filter((id) => !before.includes(id) || after.includes(id));
  const added = after.filter((id) => !before.includes(id) && !own.includes(id));
  return [...kept, ...added];
}

/** The drivers of another day: those of the vehicles that got another driver, the others as they are. */
function driversAfter(
  own: readonly VehicleDriver[],
  before: readonly VehicleDriver[],
  after: readonly VehicleDriver[],
): VehicleDriver[] {
  const isChanged = ({ materialId }: VehicleDriver) =>
    findDriver(before, materialId) !== findDriver(after, materialId);
  const kept = own.filter((driver) => !isChanged(driver));
  return [...kept, ...after.filter(isChanged)];
}

/** The change of one item for another day of its range: a moved date moves that day as far, and people come and go. */
function changeFor(other: PlannedItem, original: PlanningItem, change: ItemChange): ItemChange {
  const { date, employeeIds, materialIds, drivers, ...same } = change;
  const before = toItemFields(original);
  const people = employeeIds && listAfter(other.employeeIds, before.employeeIds, employeeIds);
  const values = {
    ...same,
    ...(date && { date: addDays(other.date, countDaysBetween(original.date, date)) }),
    // An item cannot be without people.
    ...(people && { employeeIds: people.length > 0 ? people : employeeIds }),
    ...(materialIds && {
      materialIds: listAfter(other.materialIds, before.materialIds, materialIds),
    }),
    ...(drivers && { drivers: driversAfter(other.drivers, before.drivers, drivers) }),
  };
  const differing = computeChange(
    toPlanningItem(other),
    values as Parameters<typeof computeChange>[1],
  );
  // A list does not say these, so they count as different.
  const { description, contactPerson } = same;
  return {
    ...differing,
    ...(description !== undefined && { description }),
    ...(contactPerson !== undefined && { contactPerson }),
  };
}

/** The edits that bring a change of one item to these days of its range; only the changed values. */
export function createRangeEdits(
  original: PlanningItem,
  change: ItemChange,
  items: readonly PlannedItem[],
): PlanningEdit[] {
  return items.flatMap((item): PlanningEdit[] => {
    const isSeen = item.id === original.id;
    const values = isSeen ? change : changeFor(item, original, change);
    if (Object.keys(values).length === 0) return [];
    return [changeEdit(isSeen ? original : item, values)];
  });
}
