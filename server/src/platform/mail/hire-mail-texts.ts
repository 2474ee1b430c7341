import { CONFIRM_DAYS, type HireEnd } from '../scaffolds/hire.ts';
import { formatDutchDay } from './dutch-words.ts';
import type { Mail } from './template.ts';

/** Asks who gave notice of the end of hire to confirm it. */
export const createHireEndMail = (
  { number, place, lastDay }: HireEnd,
  { tenant, url }: { tenant: string; url: string },
): Mail => ({
  subject: `Bevestig het einde van de huur van steiger ${number}`,
  // What a visitor typed is not repeated to an address that nobody has confirmed.
  greeting: 'Hallo,',
  paragraphs: [
    `De huur van steiger ${[number, place].filter(Boolean).join(', ')} is met dit e-mailadres afgemeld. De laatste huurdag is ${formatDutchDay(lastDay)}. De afmelding telt zodra je haar bevestigt.`,
  ],
  button: { label: 'Afmelding bevestigen', url },
  notes: [`De link werkt ${CONFIRM_DAYS} dagen. Heb je niets afgemeld? Dan hoef je niets te doen.`],
  footer: `Verstuurd door Ploegplan namens ${tenant}.`,
});
