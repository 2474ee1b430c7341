import type { Scaffold } from '@ploegplan/contract/scaffolds/schemas';
import { dueReasonTexts } from '@ploegplan/contract/texts/scaffolds';
import { formatShortDay } from '../../lib/dates/dates.ts';
import type { Fact } from '../../ui/facts/Facts.tsx';
import { DueMark, ScaffoldMark } from '../../ui/scaffolds/ScaffoldMark.tsx';

/** What follows from the events of a scaffold. */
export const listStandingFacts = (row: Scaffold): Fact[] => [
  ['Toestand', <ScaffoldMark key="state" {...row} />],
  ['Laatste keuring', row.inspectedOn !== null && formatShortDay(row.inspectedOn)],
  ['Volgende keuring', row.dueOn !== null && <DueMark key="due" {...row} />],
  ['Reden', row.dueReason !== null && dueReasonTexts[row.dueReason]],
  ['Keuring ingepland', row.plannedOn !== null && formatShortDay(row.plannedOn)],
];
