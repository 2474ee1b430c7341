import type { SentEvent } from '../webhooks/schemas.ts';
import { insertTerms, type Terms } from './terms.ts';

const eventTexts: Record<SentEvent, string> = {
  'planning.created': 'Planning toegevoegd',
  'planning.changed': 'Planning gewijzigd',
  'planning.removed': 'Planning verwijderd',
  'planning.published': 'Planning doorgegeven',
  'hours.approved': 'Week goedgekeurd',
  'absence.created': 'Verlof toegevoegd',
  'absence.changed': 'Verlof gewijzigd',
  'absence.removed': 'Verlof verwijderd',
  'project.status_changed': 'Status van {project} gewijzigd',
  'slip.signed': 'Bon getekend',
  'webhook.test': 'Proef',
};

export const formatWebhookEvent = (event: SentEvent, terms: Terms): string =>
  insertTerms(eventTexts[event], terms);
