import type { PriceBasis, SlipKind, SlipPaper, SlipState } from './schemas.ts';
import type { SlipOutcome } from './signing.schemas.ts';

// A slip is read and signed by the client, so it is in Dutch whatever its maker reads.

export const kindNames: Record<SlipKind, string> = {
  'extra-work': 'Meerwerkbon',
  'day-rate': 'Regiebon',
};

export const stateNames: Record<SlipState, string> = {
  draft: 'Concept',
  waiting: 'Wacht op klant',
  signed: 'Getekend',
  refused: 'Geweigerd',
  disputed: 'Betwist',
  invoiced: 'Gefactureerd',
  withdrawn: 'Vervallen',
};

export const basisNames: Record<PriceBasis, string> = {
  'hours-and-materials': 'Per uur, materiaal komt erbij',
  fixed: 'Vaste prijs',
  estimate: 'Geschat bedrag',
};

export const outcomeNames: Record<SlipOutcome, string> = {
  signed: 'Getekend',
  refused: 'Geweigerd',
  absent: 'Niet aanwezig',
};

/** The answers among which the client's person chooses. */
export const answerNames: Record<SlipOutcome, string> = {
  signed: 'Akkoord',
  refused: 'Weigert',
  absent: 'Niet aanwezig',
};

/** True when work began before the day on which the price was told: the client may not owe it (Burgerlijk Wetboek 7:755). */
export const isToldLate = ({ price, lines }: Pick<SlipPaper, 'price' | 'lines'>): boolean =>
  price !== null && lines.some(({ date }) => date < price.toldAt.slice(0, 10));

/** '€ 1.234,50' */
export const formatCents = (cents: number): string =>
  `€ ${(cents / 100).toLocaleString('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
