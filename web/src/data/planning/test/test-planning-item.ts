import { noContact } from '@ploegplan/contract/clients/contact-person';
import type { ListedItem, PlanningItem } from '@ploegplan/contract/planning/schemas';
import { expandItem, type ItemFields, type PlannedItem, toItemFields } from '../planning-items.ts';

/** A planning item of which a test only says what matters to it. */
export const makeItem = (values: Partial<PlanningItem> = {}): PlanningItem => ({
  id: 'item',
  date: '2026-11-16',
  startTime: null,
  endTime: null,
  projectId: 'project',
  clientId: null,
  location: '',
  description: '',
  contactPerson: noContact,
  assignments: [],
  materialIds: [],
  drivers: [],
  needs: [],
  rangeId: null,
  isDraft: false,
  imageCount: 0,
  version: 1,
  ...values,
});

/** Employees on an item who recorded nothing yet. */
export const makeAssignments = (...employeeIds: string[]): PlanningItem['assignments'] =>
  employeeIds.map((employeeId) => ({ employeeId, hoursWorked: null, notes: '' }));

/** An item as lists give it. */
export function toListedItem(item: PlanningItem): ListedItem {
  const { assignments, description: _, contactPerson: __, ...shown } = item;
  const hoursWorked = assignments.map((assignment) => assignment.hoursWorked);
  const listed = {
    ...shown,
    startTime: item.startTime?.slice(0, 5),
    endTime: item.endTime?.slice(0, 5),
    hoursWorked: hoursWorked.some((hours) => hours !== null) ? hoursWorked : null,
  };
  const said = Object.entries(listed).filter(
    ([, value]) => value && (!Array.isArray(value) || value.length > 0),
  );
  const { id, date, version } = item;
  const employeeIds = assignments.map(({ employeeId }) => employeeId);
  return { ...Object.fromEntries(said), id, date, version, employeeIds };
}

/** The same as lists of the browser have it. */
export const makePlannedItem = (values: Partial<PlanningItem> = {}): PlannedItem =>
  expandItem(toListedItem(makeItem(values)));

/** What a form sends for a new item of which a test only says what matters to it. */
export const makeNewItem = (values: Partial<ItemFields> = {}): ItemFields => ({
  ...toItemFields(makeItem({ assignments: makeAssignments('ann') })),
  ...values,
});
