import { isTexts, ofUser } from '../../lib/remembered/memory.ts';

/** Ids of what was chosen last, the newest first. */
export const recentSearches = ofUser('recentSearches', isTexts, (): string[] => []);
