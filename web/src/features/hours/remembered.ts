import { getToday } from '@ploegplan/contract/dates/dates';
import { createChoice, isPlannable, ofTab, ofUser } from '../../lib/remembered/memory.ts';

export type HoursView = 'week' | 'month';
export type HoursGroup = 'people' | 'projects';

export const hoursView = createChoice('hoursView', 'user', 'week', 'month');
export const hoursGroup = createChoice('hoursGroup', 'user', 'people', 'projects');
/** A day in the period that is shown; each tab keeps its own. */
export const hoursDate = ofTab(ofUser('hoursDate', isPlannable, () => getToday()));
