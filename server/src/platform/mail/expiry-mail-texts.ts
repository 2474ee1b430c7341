import type { HomeExpiring } from '@ploegplan/contract/home/schemas';
import { certificateKindTexts } from '@ploegplan/contract/texts/kinds';
import { formatDutchDay } from './dutch-words.ts';
import type { Mail } from './template.ts';

/** What one mail names; of more it says how many there are. */
export const MOST_EXPIRING = 20;

const certificates = { ...certificateKindTexts, other: 'Certificaat' };

function formatLine(
  { title, certificate, employee, validUntil }: HomeExpiring,
  day: string,
): string {
  const name = title || certificates[certificate ?? 'other'];
  const whose = employee ? ` van ${employee.name}` : '';
  const verb = validUntil < day ? 'verliep op' : 'geldig tot en met';
  return `${name}${whose}: ${verb} ${formatDutchDay(validUntil)}`;
}

/** To the office, once a week: documents, and certificates of employees, that lapsed lately or end soon. */
export const createExpiryMail = (
  { expiring, expiringCount }: { expiring: readonly HomeExpiring[]; expiringCount: number },
  { tenant, url, day }: { tenant: string; url: string; day: string },
): Mail => {
  const others = expiringCount - expiring.length;
  return {
    subject:
      expiringCount === 1
        ? '1 document of certificaat verloopt'
        : `${expiringCount} documenten en certificaten verlopen`,
    greeting: 'Hallo,',
    paragraphs: [
      'Dit is verlopen of verloopt binnenkort:',
      ...expiring.map((entry) => formatLine(entry, day)),
      ...(others > 0 ? [`En nog ${others} andere.`] : []),
    ],
    button: { label: 'Overzicht bekijken', url },
    notes: [],
    footer: `Verstuurd door Ploegplan namens ${tenant}.`,
  };
};
