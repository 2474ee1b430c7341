import { noContact, type PlanningItem } from '@ploegplan/contract/planning.schemas';

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
  imageCount: 0,
  version: 1,
  ...values,
});

/** Employees on an item who recorded nothing yet. */
export const assigned = (...employeeIds: string[]): PlanningItem['assignments'] =>
  employeeIds.map((employeeId) => ({ employeeId, hoursWorked: null, notes: '' }));
