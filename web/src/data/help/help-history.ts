import { isInstant, isName, isRecord, ofUser } from '../../lib/remembered/memory.ts';
import { recall, remember, useRemembered } from '../../lib/remembered/remembered.ts';

/** A page of the help: its home, or the topic of this slug. */
export type HelpPage = { kind: 'home' } | { kind: 'topic'; slug: string };

export type HelpVisit = HelpPage & { at: string };

/** The number comes from the specification, section 9. */
export const HELP_HISTORY = 50;

const isVisit = (value: unknown): value is HelpVisit =>
  isRecord(value) &&
  isInstant(value.at) &&
  (value.kind === 'home' || (value.kind === 'topic' && isName(value.slug)));

const areVisits = (value: unknown): value is HelpVisit[] =>
  Array.isArray(value) && value.length <= HELP_HISTORY && value.every(isVisit);

/** The pages of the help that were opened, the last one first. */
export const helpHistory = ofUser('helpHistory', areVisits, () => []);

const getHelpPath = (page: HelpPage | undefined) =>
  page?.kind === 'topic' ? `/help/${page.slug}` : '/help';

/** Keeps that a page was opened; the same page again is one visit. */
export function recordVisit(page: HelpPage, at = new Date()): void {
  const [last, ...before] = recall(helpHistory);
  const earlier =
    last && getHelpPath(last) === getHelpPath(page) ? before : last ? [last, ...before] : [];
  remember(helpHistory, [{ ...page, at: at.toISOString() }, ...earlier].slice(0, HELP_HISTORY));
}

/** The page of the help that was viewed last; within the help, its home. */
export function useLastHelp(isInHelp: boolean): string {
  const [[last]] = useRemembered(helpHistory);
  return isInHelp ? '/help' : getHelpPath(last);
}
