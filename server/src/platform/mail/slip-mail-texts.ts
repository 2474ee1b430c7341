import type { Mail } from './template.ts';

/** Somebody of the client gets this mail: to sign a slip, or with the copy of what was signed. It is in Dutch, as the slip is. */
export const createSlipMail = (
  { name, number, isCopy }: { name: string; number: number; isCopy: boolean },
  { tenant, url }: { tenant: string; url: string },
): Mail => ({
  subject: isCopy ? `Je kopie van bon ${number}` : `Bon ${number} om te tekenen`,
  greeting: `Beste ${name},`,
  paragraphs: isCopy
    ? [
        `Op jouw naam is bon ${number} van ${tenant} getekend. Hier staat wat er is afgesproken, ook als PDF.`,
        'Klopt het? Bevestig het met één tik.',
      ]
    : [
        `${tenant} vraagt je om bon ${number} te tekenen: werk dat extra kost. Bekijk wat er staat, en teken of weiger.`,
      ],
  button: { label: isCopy ? 'Bekijken en bevestigen' : 'Bekijken en tekenen', url },
  notes: isCopy ? ['Heb je dit niet getekend? Laat het ons dan weten.'] : [],
  footer: `Verstuurd door Ploegplan namens ${tenant}.`,
});
