import type { Mail } from './template.ts';

interface StoppedWebhook {
  name: string;
  why: 'failing' | 'gone';
}

const reasons = {
  failing: 'Een bericht kwam twee dagen lang niet aan.',
  gone: 'De ontvanger antwoordde dat het adres niet meer bestaat (410).',
};

/** Tells the office that an endpoint gets no more messages. */
export const createWebhookOffMail = (
  { name, why }: StoppedWebhook,
  { tenant, url }: { tenant: string; url: string },
): Mail => ({
  subject: `Webhook ‘${name}’ is uitgezet`,
  greeting: 'Hallo,',
  paragraphs: [
    `Ploegplan stuurt niets meer naar de webhook ‘${name}’. ${reasons[why]}`,
    'Zet hem weer aan als de ontvanger werkt. Wat nog wachtte, wordt dan alsnog verstuurd; wat intussen verandert niet.',
  ],
  button: { label: 'Webhooks openen', url },
  notes: [],
  footer: `Verstuurd door Ploegplan namens ${tenant}.`,
});
