import { translate } from '@ploegplan/contract/languages/translate';
import type { ProblemCode } from '@ploegplan/contract/problem-codes';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { ApiError, NetworkError } from './errors.ts';

export const problems = {
  validation: translate('Niet alles is goed ingevuld. Controleer de velden.'),
  malformed: translate('De server begrijpt dit niet. Ververs de pagina en probeer het opnieuw.'),
  unauthorized: translate('Je sessie is verlopen, log opnieuw in'),
  'login-failed': translate('Controleer je gebruikersnaam en wachtwoord.'),
  'wrong-password': translate('Het huidige wachtwoord klopt niet.'),
  'password-change-needed': translate('Kies eerst een nieuw wachtwoord.'),
  'factor-needed': translate('Doe eerst de tweede stap van het inloggen.'),
  'confirmation-needed': translate('Bevestig eerst dat jij het bent.'),
  'confirmation-failed': translate('Dit klopt niet of is verlopen. Probeer het opnieuw.'),
  'company-login-refused': 'Inloggen met dit account lukt niet.',
  'link-spent': translate('Deze link is al gebruikt of verlopen.'),
  csrf: translate('Ververs de pagina en probeer het opnieuw.'),
  forbidden: translate('Je hebt hier geen rechten voor.'),
  'not-found': translate('Dit bestaat niet (meer).'),
  'unknown-host': translate('Op dit adres is geen bedrijf bekend. Controleer het adres.'),
  'tenant-blocked': translate('Dit bedrijf is op dit moment gesloten.'),
  'stale-version': translate('Iemand anders heeft dit intussen gewijzigd.'),
  'key-reused': translate(
    'Dit is al eerder anders verstuurd. Ververs de pagina en probeer het opnieuw.',
  ),
  'filename-taken': translate('Bestandsnaam bestaat al'),
  'name-taken': 'Deze naam is al in gebruik.',
  'slug-taken': 'Een ander artikel heeft dit adres al.',
  'username-taken': 'Deze gebruikersnaam is al in gebruik.',
  'tenant-name-taken': 'Er is al een bedrijf met deze naam.',
  'host-taken': 'Dit adres hoort al bij een ander bedrijf.',
  'own-admin-right': 'Je kunt je eigen beheerrechten niet weghalen. Vraag een andere beheerder.',
  'last-admin': 'Dit is de laatste beheerder. Maak eerst iemand anders beheerder.',
  'no-email': 'Vul eerst een e-mailadres in.',
  'requirements-unmet': 'Dit voldoet niet aan de eisen.',
  'hours-recorded': 'Er zijn al uren op ingevuld, daarom kan dit niet meer.',
  'hours-approved': translate(
    'De uren van deze week zijn goedgekeurd en staan vast. Het kantoor kan de week heropenen.',
  ),
  'hours-corrected':
    'Waar dit staat of heen gaat, staan uren van kantoor. Haal die bij Urenbeheer eerst weg.',
  'too-many-hours': translate('Samen meer dan 24 uur op deze dag.'),
  'not-in-service': translate('Niet in dienst op deze dag.'),
  'standard-kind':
    'Dit is de urensoort die werknemers zelf invullen. Ze blijft en telt als werktijd.',
  'kind-approved': 'Uren van deze soort zijn al goedgekeurd. Voeg een nieuwe urensoort toe.',
  'kind-overlap':
    'Iemand heeft op dezelfde dagen ook ander verlof, en dat kan dan niet samen. Wijzig eerst dat verlof op de verlofkaart, of voeg een nieuwe verlofsoort toe.',
  'pay-rules-used':
    'Met deze regels zijn al weken goedgekeurd. Voeg nieuwe regels toe met een latere eerste dag.',
  'payroll-not-ready':
    'Er ontbreken looncodes of personeelsnummers, of er is niets nieuws te versturen.',
  'nothing-to-issue': 'Er is niets nieuws goedgekeurd om uit te geven.',
  'status-in-use': 'Deze status is nog in gebruik.',
  'absence-overlap': translate('Op deze dagen is er al verlof.'),
  'leave-stands': translate(
    'Dit verlof staat vast zonder antwoord. Intrekken kan alleen in overleg, met een reden.',
  ),
  'already-decided': translate('Hierover is al beslist.'),
  'not-qualified': translate(
    'Wie dit doet, heeft de functie of het certificaat er niet voor. Vraag het aan wie dat wel heeft.',
  ),
  'scaffold-state': translate('De steiger is intussen in een andere toestand.'),
  'scaffold-not-inspected': translate('Keur de steiger eerst goed, dan kan hij in gebruik.'),
  'no-weather-kind':
    'Er is geen verlofsoort voor onwerkbaar weer. Voeg die eerst toe bij de verlofsoorten.',
  'not-uploader': translate('Je kunt alleen je eigen afbeeldingen verwijderen.'),
  'too-large': translate('Dit is te groot. Een afbeelding mag hooguit 25 MB zijn.'),
  'unsupported-media-type': translate(
    'Dit soort bestand kan niet. Kies een foto, zoals een JPEG of PNG.',
  ),
  'damaged-image': translate('Deze foto is beschadigd. Maak of kies hem opnieuw.'),
  'too-many-requests': translate(
    'Te vaak geprobeerd. Wacht een paar minuten en probeer het opnieuw.',
  ),
  'storage-limit': translate(
    'De ruimte voor bestanden van je bedrijf is vol. Vraag je beheerder om ruimte te maken.',
  ),
  'storage-full': translate('De opslag is vol. Vraag je beheerder om ruimte.'),
  unavailable: translate('De server is even niet bereikbaar. Probeer het zo opnieuw.'),
  internal: translate('Er is iets misgegaan. Probeer het opnieuw.'),
} as const satisfies Record<ProblemCode, string>;

interface Outcome {
  success?: string;
  failure: string;
  /** Messages by status of the answer, in place of `failure`. */
  byStatus?: Readonly<Record<number, string>>;
}

/** The messages for success and failure of an action (specification, section 8). */
export const outcomes = {
  login: { failure: translate('Inloggen mislukt.') },
  changePassword: {
    success: translate('Wachtwoord succesvol gewijzigd'),
    failure: translate('Wijzigen wachtwoord mislukt.'),
  },
  forgotPassword: {
    success: translate('Een e-mail voor het herstellen van je wachtwoord is verstuurd.'),
    failure: problems.internal,
  },
  saveHours: {
    success: translate('Uren opgeslagen.'),
    failure: translate('Fout bij het opslaan van uren.'),
  },
  removeOwnImage: {
    success: translate('Afbeelding verwijderd.'),
    failure: translate('Verwijderen mislukt.'),
  },
  listImages: {
    failure: translate('Afbeeldingen ophalen mislukt'),
    byStatus: { 404: translate('Afbeeldingen niet gevonden') },
  },
  uploadImages: {
    success: translate('Afbeeldingen geüpload'),
    failure: translate('Upload mislukt'),
    byStatus: { 404: translate('Entiteit niet gevonden') },
  },
  renameImage: {
    failure: translate('Afbeelding hernoemen mislukt'),
    byStatus: {
      400: translate('Afbeelding hernoemen mislukt (ongeldig verzoek)'),
      409: problems['filename-taken'],
    },
  },
  removeImage: {
    failure: translate('Verwijderen mislukt'),
    byStatus: { 404: translate('Afbeelding niet gevonden') },
  },
} as const satisfies Record<string, Outcome>;

/** The message for an action that failed or was rejected. */
export function formatFailure(action: keyof typeof outcomes, error: unknown): string {
  const { failure, byStatus }: Outcome = outcomes[action];
  return (error instanceof ApiError && byStatus?.[error.status]) || failure;
}

/** The usual words for a project that go with 'het'; a tenant chooses its own. */
const neuter = /(?:object|document|project|traject|werk|pand|gebouw|perceel|materieel)$/i;

/** 'Nieuw project', 'Nieuwe steiger' */
export const formatNew = (term: string): string =>
  `${neuter.test(term) ? 'Nieuw' : 'Nieuwe'} ${toLowerCase(term)}`;

/** The messages about a thing by its noun: 'Nieuw project aangemaakt', 'Klant aanmaken mislukt', 'Volgorde bijgewerkt'. */
export const createOutcomes = (thing: string) =>
  ({
    read: { failure: `${thing} ophalen mislukt` },
    create: { success: `${formatNew(thing)} aangemaakt`, failure: `${thing} aanmaken mislukt` },
    update: { success: `${thing} bijgewerkt`, failure: `${thing} bijwerken mislukt` },
    restore: { success: `${thing} teruggezet`, failure: `${thing} terugzetten mislukt` },
    remove: { success: `${thing} verwijderd`, failure: `${thing} verwijderen mislukt` },
  }) satisfies Record<string, Outcome>;

/** True when a code chunk could not be loaded; each browser has its own error text for that. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|unable to preload css/i.test(
    error.message,
  );

/** True when a retry may succeed as soon as there is a connection. */
export const isOfConnection = (error: unknown): boolean =>
  error instanceof NetworkError || isMissingPart(error);

export const NO_CONNECTION = translate(
  'Geen verbinding. Controleer je internet en probeer het opnieuw.',
);

/** Says what went wrong and what to do next. */
export function explainError(error: unknown): string {
  if (error instanceof ApiError) return problems[error.code];
  if (error instanceof NetworkError) return NO_CONNECTION;
  if (isMissingPart(error)) {
    return translate(
      'Dit deel van de app kon niet worden geladen. Controleer je internet en probeer het opnieuw.',
    );
  }
  return problems.internal;
}

/** The message for an action that failed, and without a connection that reason. */
export function explainFailure(action: keyof typeof outcomes, error: unknown): string {
  const failure = formatFailure(action, error);
  if (!(error instanceof NetworkError)) return failure;
  return `${failure.replace(/\.$/, '')}. ${explainError(error)}`;
}

/** The request number to mention when asking for help, for an error of the server. */
export function findRequestId(error: unknown): string | undefined {
  return error instanceof ApiError && error.status >= 500 ? error.requestId : undefined;
}
