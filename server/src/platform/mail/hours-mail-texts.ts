import { formatDutchDay } from './dutch-words.ts';
import type { Mail } from './template.ts';

/** Days that a mail names one by one; of more it says how many there are. */
const MOST = 7;

/** To an employee, of past days with planning and without hours; without an account, `url` is null. */
export const createMissingHoursMail = (
  days: readonly string[],
  { tenant, url }: { tenant: string; url: string | null },
): Mail => {
  const named = days.slice(0, MOST).map(formatDutchDay).join('; ');
  const others = days.length > MOST ? ` en nog ${days.length - MOST} dagen` : '';
  const subject =
    days.length === 1
      ? 'Je uren van 1 dag ontbreken'
      : `Je uren van ${days.length} dagen ontbreken`;
  return {
    subject,
    greeting: 'Hallo,',
    paragraphs: [
      `Je hebt nog geen uren ingevuld voor: ${named}${others}.`,
      url === null
        ? 'Geef ze door aan kantoor, dan kloppen je uren.'
        : 'Vul ze in, dan kloppen je uren.',
    ],
    ...(url !== null && { button: { label: 'Uren invullen', url } }),
    notes: [],
    footer: `Verstuurd door Ploegplan namens ${tenant}.`,
  };
};
