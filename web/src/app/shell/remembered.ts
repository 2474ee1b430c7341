import type { ProjectStatus } from '@ploegplan/contract/projects/schemas';
import {
  type Fits,
  isBoolean,
  isName,
  isRecord,
  isShortText,
  isTexts,
  ofUser,
} from '../../lib/remembered/memory.ts';

/** Labels of the collapsed menu groups. */
export const closedMenuGroups = ofUser('closedMenuGroups', isTexts, (): string[] => []);

const isStatuses: Fits<ProjectStatus[]> = (value): value is ProjectStatus[] =>
  Array.isArray(value) &&
  value.every(
    (candidate) =>
      isRecord(candidate) &&
      isShortText(candidate.id) &&
      isName(candidate.status) &&
      Number.isInteger(candidate.projectCount),
  );

/** The project statuses of the last visit: the menu shows them until they are loaded, so that nothing in it moves. */
export const menuStatuses = ofUser('menuStatuses', isStatuses, () => []);

export const isMenuHidden = ofUser('isMenuHidden', isBoolean, () => false);
