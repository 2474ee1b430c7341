import type { PriceBasis, SlipKind, SlipOutcome, SlipState } from './schemas.ts';

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

/** '€ 1.234,50' */
export const formatCents = (cents: number): string =>
  `€ ${(cents / 100).toLocaleString('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
