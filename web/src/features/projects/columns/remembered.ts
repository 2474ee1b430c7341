import { createChoice, isTexts, ofUser } from '../../../lib/remembered/memory.ts';

export const projectsView = createChoice('projectsView', 'user', 'list', 'columns');

/** The columns that are folded though their status is not finished, or the other way round. */
export const toggledColumns = ofUser('toggledColumns', isTexts, () => []);
