import { isBoolean, isTexts, ofUser } from '../../lib/remembered/memory.ts';

/** Labels of the collapsed menu groups. */
export const closedMenuGroups = ofUser('closedMenuGroups', isTexts, (): string[] => []);

/** Whether the side menu is hidden. */
export const isMenuHidden = ofUser('isMenuHidden', isBoolean, () => false);
