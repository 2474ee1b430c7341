import { formatDutchDay } from './dutch-words.ts';
import type { Mail } from './template.ts';

/** Up to this number, days are named one by one; of more the mail gives the number. */
const MOST = 7;

/** Names past days with planning and without hours. */
export function createMissingTexts(days: readonly string[]): { subject: string; body: string } {
  const named = days.slice(0, MOST).map(formatDutchDay).join('; ');
  const others = days.length > MOST ? ` en nog ${days.length - MOST} dagen` : '';
  const subject =
    days.length === 1
      ? 'Je uren van 1 dag ontbreken'
      : `Je uren van ${days.length} dagen ontbreken`;
  return { subject, body: `Je hebt nog geen uren ingevuld voor: ${named}${others}.` };
}

/** `url` is null for an employee without an account. */
export const createMissingHoursMail = (
  days: readonly string[],
  { tenant, url }: { tenant: string; url: string | null },
): Mail => {
  const { subject, body } = createMissingTexts(days);
  return {
    subject,
    greeting: 'Hallo,',
    paragraphs: [
      body,
      url === null
        ? 'Geef ze door aan kantoor, dan kloppen je uren.'
        : 'Vul ze in, dan kloppen je uren.',
    ],
    ...(url !== null && { button: { label: 'Uren invullen', url } }),
    notes: [],
    footer: `Verstuurd door Ploegplan namens ${tenant}.`,
  };
};
