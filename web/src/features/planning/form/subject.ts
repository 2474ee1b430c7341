import type { PlanningItem } from '@ploegplan/contract/planning.schemas';
import type { Mark } from '../board/mark.ts';
import type { InitialItem } from './values.ts';

/** The subject of the drawer. The id of a new item is made once, so that a repeated save is the same one. */
export type Subject =
  | { kind: 'new'; id: string; opening: InitialItem }
  | { kind: 'change'; id: string; item: PlanningItem };

/** Where it stands on the board. */
export const markOf = (subject: Subject): Mark =>
  subject.kind === 'change'
    ? { itemId: subject.id }
    : { employeeIds: subject.opening.employeeIds, date: subject.opening.date };
