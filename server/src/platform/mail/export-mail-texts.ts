import { formatDutchDay } from './dutch-words.ts';
import type { Mail } from './template.ts';

/** To the admin who asked for an export, when it can be downloaded. */
export const exportReadyMail = (
  { employeeName, lastDay }: { employeeName: string | null; lastDay: string },
  { tenant, url }: { tenant: string; url: string },
): Mail => ({
  subject: employeeName ? `De gegevens van ${employeeName} staan klaar` : 'De gegevens staan klaar',
  greeting: 'Hallo,',
  paragraphs: [
    employeeName
      ? `Het bestand met de gegevens van ${employeeName} is klaar.`
      : `Het bestand met alle gegevens van ${tenant} is klaar.`,
    `Je kunt het downloaden tot en met ${formatDutchDay(lastDay)}. Er staan persoonsgegevens in: bewaar het waar niemand anders bij kan.`,
  ],
  button: { label: 'Gegevens downloaden', url },
  notes: [],
  footer: `Verstuurd door Ploegplan namens ${tenant}.`,
});
