import { insertTerms, type Terms } from '../texts/terms.ts';
import { areaWords, parseArea } from './area-words.ts';
import { describeCall } from './call-words.ts';
import type { AuditEntry, AuditEvent, AuditTopic, WorkEvent, WorkTopic } from './schemas.ts';

export const topicWords: Record<AuditTopic, string> = {
  access: 'Inloggen en uitloggen',
  passwords: 'Wachtwoorden, tweede stap en e-mailadressen',
  users: 'Gebruikers en rechten',
  company: 'Bedrijf en instellingen',
  requirements: 'Eisen',
  keys: 'API-sleutels',
  links: 'Planninglinks',
  webhooks: 'Webhooks',
  payroll: 'Salarisadministratie',
  data: 'Gegevens downloaden en opruimen',
  host: 'Beheer van Ploegplan',
};

/** `{Projecten}` as in `insertTerms`. */
export const workTopicWords: Record<WorkTopic, string> = {
  planning: 'Planning',
  projects: '{Projecten}',
  hours: 'Uren',
};

/** The sentences for changes of the work. The dots stand for the name of the project, client or employee. */
const workSentences: Record<WorkEvent, string> = {
  'item-planned': 'Planning van … toegevoegd',
  'item-moved': 'Planning van … verplaatst',
  'item-changed': 'Planning van … gewijzigd',
  'item-removed': 'Planning van … verwijderd',
  'project-created': '{Project} … toegevoegd',
  'project-changed': '{Project} … gewijzigd',
  'project-deleted': '{Project} … verwijderd',
  'project-restored': '{Project} … teruggezet',
  'hours-entered': 'Uren van … ingevuld',
  'hours-recorded': 'Uren van … ingevuld door kantoor',
  'times-entered': 'Tijden van … ingevuld',
  'times-corrected': 'Tijden van … gewijzigd door kantoor',
};

const isOfWork = (event: AuditEntry['event']): event is WorkEvent =>
  Object.hasOwn(workSentences, event);

/** 'Planning van Kade verplaatst', '10 dagen: planning van Kade verplaatst' */
function describeWork(
  event: WorkEvent,
  { subject, details }: Pick<AuditEntry, 'subject' | 'details'>,
  terms: Terms,
): string {
  const days = Array.isArray(details.days) ? details.days.length : 1;
  const sentence = insertTerms(workSentences[event], terms).replace(
    '…',
    () => subject || 'onbekend',
  );
  return days > 1
    ? `${days} dagen: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
    : sentence;
}

export const eventWords: Record<AuditEvent, string> = {
  login: 'Ingelogd',
  'login-failed': 'Inloggen mislukt',
  logout: 'Uitgelogd',
  'magic-link-sent': 'Inloglink verstuurd',
  'magic-link-used': 'Ingelogd met inloglink',
  'company-login': 'Ingelogd met bedrijfslogin',
  'company-login-failed': 'Inloggen met bedrijfslogin mislukt',
  'session-ended': 'Op één apparaat uitgelogd',
  'sessions-ended': 'Overal uitgelogd',
  'password-changed': 'Wachtwoord gewijzigd',
  'password-reset-sent': 'Link voor nieuw wachtwoord verstuurd',
  'password-reset': 'Nieuw wachtwoord gekozen',
  'temporary-password': 'Tijdelijk wachtwoord gemaakt',
  'email-changed': 'E-mailadres gewijzigd',
  'passkey-added': 'Passkey toegevoegd',
  'passkey-removed': 'Passkey verwijderd',
  'app-added': 'Authenticatie-app ingesteld',
  'app-removed': 'Authenticatie-app verwijderd',
  'recovery-codes-renewed': 'Nieuwe herstelcodes gemaakt',
  'recovery-code-used': 'Herstelcode gebruikt',
  'confirmation-failed': 'Bevestigen mislukt',
  'factors-reset': 'Tweede stap weggehaald',
  'user-created': 'Gebruiker toegevoegd',
  'user-changed': 'Gebruiker of rechten gewijzigd',
  'invitation-sent': 'Uitnodiging verstuurd',
  'account-activated': 'Account geactiveerd',
  'tenant-created': 'Bedrijf toegevoegd',
  'tenant-changed': 'Bedrijf gewijzigd',
  'company-login-changed': 'Bedrijfslogin gewijzigd',
  'tenant-blocked': 'Bedrijf gesloten',
  'tenant-unblocked': 'Bedrijf weer geopend',
  'tenant-deletion-planned': 'Verwijdering van het bedrijf gepland',
  'tenant-deletion-withdrawn': 'Verwijdering van het bedrijf ingetrokken',
  'job-retried': 'Mislukte taak opnieuw geprobeerd',
  'requirements-passed': 'Toch gepland zonder aan de eisen te voldoen',
  'api-key-created': 'API-sleutel gemaakt',
  'api-key-revoked': 'API-sleutel ingetrokken',
  'key-call': 'Gewijzigd met een API-sleutel',
  'planning-link-created': 'Planninglink gemaakt',
  'planning-link-renewed': 'Planninglink vernieuwd',
  'planning-link-revoked': 'Planninglink ingetrokken',
  'webhook-added': 'Webhook toegevoegd',
  'webhook-changed': 'Webhook gewijzigd',
  'webhook-removed': 'Webhook verwijderd',
  'webhook-secret-shown': 'Geheim van webhook getoond',
  'webhook-stopped': 'Webhook uitgezet omdat er niets aankwam',
  'payroll-batch-made': 'Loonbatch gemaakt',
  'payroll-batch-handed-over': 'Loonbatch overgedragen',
  'payroll-batch-closed': 'Loonbatch verwerkt',
  'payroll-file-downloaded': 'Bestand van loonbatch gedownload',
  'data-export-requested': 'Gegevens opgevraagd',
  'data-export-downloaded': 'Gegevens gedownload',
  'expired-data-removed': 'Gegevens van wie vertrok verwijderd',
  'god-visit': 'Bezoek van de beheerder van Ploegplan',
  'god-call': 'Gewijzigd door de beheerder van Ploegplan',
};

/** The event as a sentence about its subject, where that reads better than the name of the event followed by the subject. */
const sentences: Partial<Record<AuditEvent, (subject: string) => string>> = {
  'magic-link-sent': (user) => `Inloglink verstuurd aan ${user}`,
  'password-changed': (user) => `Wachtwoord van ${user} gewijzigd`,
  'password-reset-sent': (user) => `Link voor nieuw wachtwoord verstuurd aan ${user}`,
  'temporary-password': (user) => `Tijdelijk wachtwoord gemaakt voor ${user}`,
  'email-changed': (user) => `E-mailadres van ${user} gewijzigd`,
  'factors-reset': (user) => `Tweede stap van ${user} weggehaald`,
  'user-created': (user) => `Gebruiker ${user} toegevoegd`,
  'user-changed': (user) => `Gebruiker ${user} gewijzigd`,
  'invitation-sent': (user) => `Uitnodiging verstuurd aan ${user}`,
  'tenant-created': (tenant) => `Bedrijf ${tenant} toegevoegd`,
  'tenant-changed': () => 'Gegevens van het bedrijf gewijzigd',
  'tenant-blocked': () => 'Bedrijf gesloten: niemand kan inloggen',
  'tenant-unblocked': () => 'Bedrijf weer geopend',
  'tenant-deletion-planned': () => 'Verwijdering van het bedrijf gepland',
  'tenant-deletion-withdrawn': () => 'Verwijdering van het bedrijf ingetrokken',
  'api-key-created': (key) => `API-sleutel ‘${key}’ gemaakt`,
  'api-key-revoked': (key) => `API-sleutel ‘${key}’ ingetrokken`,
  'planning-link-created': (link) => `Planninglink ‘${link}’ gemaakt`,
  'planning-link-renewed': (link) => `Planninglink ‘${link}’ vernieuwd`,
  'planning-link-revoked': (link) => `Planninglink ‘${link}’ ingetrokken`,
  'data-export-requested': (employee) => `Gegevens van ${employee} opgevraagd`,
  'data-export-downloaded': (employee) => `Gegevens van ${employee} gedownload`,
};

/** Events whose subject is only the actor, so that the name of the event says all. */
const aboutOneself: ReadonlySet<AuditEvent> = new Set([
  'session-ended',
  'sessions-ended',
  'password-changed',
  'email-changed',
  'app-added',
  'app-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'confirmation-failed',
]);

const publishedWords = 'Helpartikel … gepubliceerd';
const removedWords = 'Planning … verwijderd';

/** The call of a god or a key, by its method and path: 'POST /api/clients' that made 'Bakker' as 'Klant ‘Bakker’ toegevoegd'. */
function callInWords(
  { subject, details }: Pick<AuditEntry, 'subject' | 'details'>,
  terms: Terms,
): string {
  // Entries of before the call was a detail have it as their subject.
  const { call = subject, published = false, removed = false } = details;
  const [line, name] =
    typeof call === 'string' && call !== subject ? [call, subject] : [subject, ''];
  const words =
    (published === true && publishedWords) ||
    (removed === true && removedWords) ||
    describeCall(line);
  if (words !== undefined) {
    return insertTerms(words, terms).replace(' …', () => name && ` ‘${name}’`);
  }
  const area = parseArea(line.split(' ')[1] ?? '');
  const where = Object.hasOwn(areaWords, area) ? areaWords[area] : null;
  return insertTerms(`Wijziging in ${where ?? 'Ploegplan'}`, terms);
}

/** Describes an entry in the words of the tenant, without who did it. */
export function describeEntry(
  {
    event,
    actorName,
    subject,
    details,
  }: Pick<AuditEntry, 'event' | 'actorName' | 'subject' | 'details'>,
  terms: Terms,
): string {
  if (isOfWork(event)) return describeWork(event, { subject, details }, terms);
  if (event === 'god-call' || event === 'key-call') return callInWords({ subject, details }, terms);
  const isOwn = aboutOneself.has(event) && subject === actorName;
  const write = sentences[event];
  if (write && subject && !isOwn) return write(subject);
  return subject && !isOwn ? `${eventWords[event]}: ${subject}` : eventWords[event];
}
