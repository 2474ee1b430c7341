import { addDays } from '@ploegplan/contract/dates/dates';
import type { Candidate } from '@ploegplan/contract/rules/candidates/rank';
import type { Block, Reason } from '@ploegplan/contract/rules/candidates/reasons';
import { describeFinding, formatRules } from '@ploegplan/contract/rules/requirements/texts';
import { describeWarning } from '../../../data/planning/working-time-texts.ts';
import { formatDay } from '../../../lib/dates/dates.ts';
import { formatHoursLabel } from '../board/rows/labels.ts';
import type { ConflictNames } from '../conflicts/conflict-texts.ts';

/** Nearer than this somebody lives near, in kilometres. */
const NEAR = 15;

/** Describes why somebody cannot do work that begins on a day. */
export function describeBlock(block: Block, names: ConflictNames): string {
  switch (block.kind) {
    case 'absent':
      return `Afwezig: ${block.kindName}`;
    case 'school':
      return 'School';
    case 'left':
      return 'Uit dienst';
    case 'not-yet-in-service':
      return 'Nog niet in dienst';
    case 'busy':
      return `Ingepland: ${names.item(block.itemId)}`;
    case 'function':
      return `Geen ${block.name.toLowerCase()}`;
    case 'requirement':
      return describeFinding(block.finding);
    case 'law':
      return describeWarning(block.warning);
  }
}

/** Describes what speaks for or against somebody, for work that begins on a day. */
export function describeReason(reason: Reason, names: ConflictNames, first: string): string {
  switch (reason.kind) {
    case 'free':
      return 'vrij';
    case 'rested':
      return 'uitgerust';
    case 'was-there':
      return `was er ${reason.date === addDays(first, -1) ? 'de dag ervoor' : `op ${formatDay(reason.date)}`}`;
    case 'own-crew':
      return 'eigen ploeg';
    case 'same-function':
      return reason.name.toLowerCase();
    case 'distance':
      return reason.kilometres <= NEAR
        ? `woont dichtbij (${reason.kilometres} km)`
        : `woont op ${reason.kilometres} km`;
    case 'hours-left':
      return `nog ${formatHoursLabel(reason.hours)} in het contract`;
    case 'hours-over':
      return `${formatHoursLabel(reason.hours)} boven het contract`;
    case 'certified':
      return `${formatRules(reason.rules)} geldig`;
    case 'lacks':
      return describeFinding(reason.finding);
    case 'hired':
      return 'ingehuurd';
    case 'not-contract-day':
      return 'geen werkdag volgens het contract';
    case 'other-work':
      return `die dag ook ${names.item(reason.itemId)}`;
    case 'warning':
      return describeWarning(reason.warning);
  }
}

/** 'vrij · was er de dag ervoor · eigen ploeg'; of who cannot, why. */
export const describeCandidate = (
  { blocks, reasons }: Pick<Candidate, 'blocks' | 'reasons'>,
  names: ConflictNames,
  first: string,
): string =>
  (blocks.length > 0
    ? [...new Set(blocks.map((block) => describeBlock(block, names)))]
    : reasons.map((reason) => describeReason(reason, names, first))
  ).join(' · ');
