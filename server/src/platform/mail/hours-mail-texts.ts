import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import { formatDutchDay } from './dutch-words.ts';
import type { Mail } from './template.ts';

/** Up to this number, days are named one by one; of more the mail gives the number. */
const MOST = 7;

/** Names past days with planning and without hours. */
export function createMissingTexts(days: readonly string[]): { subject: string; body: string } {
  const named = days.slice(0, MOST).map(formatDutchDay).join('; ');
  const subject = translateCount(
    days.length,
    'Je uren van {count} dag ontbreken',
    'Je uren van {count} dagen ontbreken',
  );
  const body =
    days.length > MOST
      ? translateCount(
          days.length - MOST,
          'Je hebt nog geen uren ingevuld voor: {days} en nog {count} dagen.',
          'Je hebt nog geen uren ingevuld voor: {days} en nog {count} dagen.',
          { days: named },
        )
      : translate('Je hebt nog geen uren ingevuld voor: {days}.', { days: named });
  return { subject, body };
}

/** `url` is null for an employee without an account. */
export const createMissingHoursMail = (
  days: readonly string[],
  { tenant, url }: { tenant: string; url: string | null },
): Mail => {
  const { subject, body } = createMissingTexts(days);
  return {
    subject,
    greeting: translate('Hallo,'),
    paragraphs: [
      body,
      url === null
        ? translate('Geef ze door aan kantoor, dan kloppen je uren.')
        : translate('Vul ze in, dan kloppen je uren.'),
    ],
    ...(url !== null && { button: { label: translate('Uren invullen'), url } }),
    notes: [],
    footer: translate('Verstuurd door Ploegplan namens {tenant}.', { tenant }),
  };
};
