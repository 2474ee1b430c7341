import * as z from 'zod/mini';
import { ApiScope } from '../api-keys/schemas.ts';
import { describeScopes } from '../api-keys/scope-words.ts';
import { type CompanyLoginFault, companyLoginFaults } from '../company-login/faults.ts';
import { formatWorkingWeek } from '../dates/weekday-texts.ts';
import { holidayNames } from '../holidays/names.ts';
import { needsText } from '../planning/people-needs.ts';
import { PeopleNeed } from '../planning/schemas.ts';
import { limitRules } from '../rules/working-time/limit-rules.ts';
import { ScaffoldSettings } from '../scaffolds/settings-schemas.ts';
import { OwnLimit, WorkingWeek } from '../tenants/schemas.ts';
import { expiringKindTexts, userTypeTexts } from '../texts/kinds.ts';
import { formatScaffoldSettings } from '../texts/scaffolds.ts';
import { insertTerms, type Terms } from '../texts/terms.ts';
import { once } from '../values/once.ts';
import { DayTimesSettings } from '../work-days/schemas.ts';
import { formatDayTimesSettings } from '../work-days/texts.ts';
import { areaWords } from './area-words.ts';
import type { AuditEntry } from './schemas.ts';

/** A field in words: the new value, and for a change the old one. */
export interface DetailLine {
  label: string;
  from?: string;
  to: string;
}

const labels = new Map([
  ['username', 'Gebruikersnaam'],
  ['userType', 'Soort'],
  ['alsoEmployee', 'Werkt ook mee'],
  ['leadsCrew', 'Uitvoerder van eigen ploeg'],
  ['employeeName', 'Werknemer'],
  ['email', 'E-mailadres'],
  ['expiryMail', 'Weekmail over wat verloopt'],
  ['passesRequirements', 'Mag eisen voorbijgaan'],
  ['unmet', 'Waaraan niet is voldaan'],
  ['state', 'Status'],
  ['name', 'Naam in het adres'],
  ['displayName', 'Naam'],
  ['logo', 'Ingebouwd logo'],
  ['logoImage', 'Eigen logo'],
  ['accentColor', 'Accentkleur'],
  ['terms', 'Woord voor project'],
  ['hiddenParts', 'Verborgen onderdelen'],
  ['breakMinutes', 'Pauze per werkdag'],
  ['workingWeek', 'Werkweek'],
  ['observedHolidays', 'Feestdagen'],
  ['noticeDays', 'Melden voor het verloopt'],
  ['restoreDays', 'Verwijderde documenten bewaren'],
  ['linkDays', 'Planninglink geldig'],
  ['helpContact', 'Contact voor hulp'],
  ['ownLimits', 'Eigen grenzen'],
  ['otherWork', 'Uren op ander werk'],
  ['colleaguePhones', 'Nummers van collega’s'],
  ['tellChanges', 'Wijzigingen meteen doorgeven'],
  ['scaffoldSettings', 'Steigerregister'],
  ['factorFrom', 'Tweede stap verplicht vanaf'],
  ['issuer', 'Adres van de aanbieder'],
  ['clientId', 'Client-ID'],
  ['hasSecret', 'Client-secret ingevuld'],
  ['domains', 'Alleen mailadressen van'],
  ['groupClaim', 'Claim met groepen'],
  ['requiredGroup', 'Alleen groep'],
  ['adminGroup', 'Groep beheerders'],
  ['trustsEmail', 'Mailadressen niet laten bevestigen'],
  ['countsAsFactor', 'Telt als tweede stap'],
  ['fault', 'Reden'],
  ['remindAt', 'Herinneren aan uren vanaf'],
  ['dayTimes', 'Tijden per dag'],
  ['quietFrom', 'Niet storen vanaf'],
  ['quietUntil', 'Niet storen tot'],
  ['tellsNextDay', '’s Avonds wel over de volgende dag'],
  ['startYear', 'Saldo’s bijhouden vanaf'],
  ['fullTimeHours', 'Volle werkweek'],
  ['extraHours', 'Bovenwettelijk verlof per jaar'],
  ['rosteredHours', 'Roostervrij per jaar'],
  ['photoSide', 'Foto’s verkleinen tot'],
  ['storageGigabytes', 'Ruimte voor bestanden'],
  ['auditLogMonths', 'Logboek bewaren'],
  ['leaverMonths', 'Foto’s en notities van wie vertrok bewaren'],
  ...Object.entries(expiringKindTexts),
  ['hosts', 'Eigen adressen'],
  ['areas', 'Bekeken'],
  ['deletesOn', 'Alles wordt gewist op'],
  ['queue', 'Taak'],
  ['kind', 'Soort link'],
  ['scopes', 'Mag'],
  ['day', 'Dag'],
  ['days', 'Dagen'],
  ['startTime', 'Van'],
  ['endTime', 'Tot'],
  ['location', 'Locatie'],
  ['description', 'Omschrijving'],
  ['isDraft', 'Concept'],
  ['staff', 'Mensen'],
  ['people', 'Mensen'],
  ['works', 'Werk'],
  ['title', 'Titel'],
  ['number', 'Nummer'],
  ['projectStatus', 'Status'],
  ['client', 'Klant'],
  ['startDate', 'Startdatum'],
  ['endDate', 'Einddatum'],
  ['plannedHours', 'Begrote uren'],
  ['tripKilometres', 'Enkele reis'],
  ['tripMinutes', 'Reistijd'],
  ['needs', 'Mensen nodig per dag'],
  ['hours', 'Uren'],
  ['times', 'Tijden'],
  ['travel', 'Reis'],
]);

const words = new Map<string, string>([
  ...Object.entries(userTypeTexts),
  ['active', 'Actief'],
  ['invited', 'Uitgenodigd'],
  ['inactive', 'Inactief'],
  ['materials', 'Materieel'],
  ['hours', 'Urenbeheer'],
  ['scaffolds', 'Steigerregister'],
  ['weather', 'Onwerkbaar weer'],
  ...Object.entries(holidayNames),
]);

/** Units of numbers; other numbers are versions. */
const units = new Map([
  ['breakMinutes', 'minuten'],
  ['tripKilometres', 'km'],
  ['tripMinutes', 'minuten'],
  ['photoSide', 'pixels'],
  ['storageGigabytes', 'GB'],
  ['auditLogMonths', 'maanden'],
  ['leaverMonths', 'maanden'],
  ['noticeDays', 'dagen'],
  ['restoreDays', 'dagen'],
  ['linkDays', 'dagen'],
  ['fullTimeHours', 'uur'],
  ['extraHours', 'uur'],
  ['rosteredHours', 'uur'],
]);

/** Up to this number, days are named one by one; of more only the first and the last. */
const MOST_DAYS = 4;

/** Fields whose texts are dates, and times. */
const days = new Set(['day', 'days', 'startDate', 'endDate', 'factorFrom']);
const times = new Set(['startTime', 'endTime']);

const createDayFormat = once(
  () =>
    new Intl.DateTimeFormat('nl-NL', {
      ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
    } as const),
);
const createHoursFormat = once(() => new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 }));
const formatDay = (day: string): string => createDayFormat().format(new Date(`${day}T00:00:00Z`));

/** 'Werk in een dienst, hooguit 10 uur vanaf vr 1 jan 2027 (cao)' */
function ownLimitText({ rule, value, from, until, source }: OwnLimit): string {
  const { text, unit } = limitRules[rule];
  const end = until === null ? '' : ` t/m ${formatDay(until)}`;
  return `${text} ${createHoursFormat().format(value)} ${unit} vanaf ${formatDay(from)}${end} (${source})`;
}

/** Fields that null gives no limit. */
const unlimited = new Set(['storageGigabytes', 'auditLogMonths', 'leaverMonths']);

/** Fields with translated values; other values are user input and shown as they are. */
const coded = new Set(['userType', 'state', 'hiddenParts', 'observedHolidays']);

function formatValue(field: string, value: unknown, terms: Terms): string {
  if (value === null && unlimited.has(field)) return 'geen grens';
  if (value === null || value === '') return 'geen';
  if (typeof value === 'boolean') return value ? 'ja' : 'nee';
  if (days.has(field) && typeof value === 'string') return formatDay(value);
  if (times.has(field) && typeof value === 'string') return value.slice(0, 5);
  if (typeof value === 'number') {
    if (field === 'hours' || field === 'plannedHours') return createHoursFormat().format(value);
    if (field === 'startYear') return String(value);
    const unit = units.get(field);
    return unit ? `${value} ${unit}` : `versie ${value}`;
  }
  const week = field === 'workingWeek' && WorkingWeek.safeParse(value).data;
  if (week) return formatWorkingWeek(week);
  const asked = field === 'dayTimes' && DayTimesSettings.safeParse(value).data;
  if (asked) return formatDayTimesSettings(asked);
  const register = field === 'scaffoldSettings' && ScaffoldSettings.safeParse(value).data;
  if (register) return formatScaffoldSettings(register);
  const own = field === 'ownLimits' && z.array(OwnLimit).safeParse(value).data;
  if (own) return own.map(ownLimitText).join(', ') || 'geen';
  if (field === 'days' && Array.isArray(value) && value.length > MOST_DAYS) {
    return [value[0], value.at(-1)].map((day) => formatDay(String(day))).join(' t/m ');
  }
  const needs = field === 'needs' && z.array(PeopleNeed).safeParse(value).data;
  if (needs) return needsText(needs) || 'geen';
  const scopes = field === 'scopes' && z.array(ApiScope).safeParse(value).data;
  if (scopes) return describeScopes(scopes, terms);
  if (Array.isArray(value)) {
    return value.length === 0
      ? 'geen'
      : value.map((entry) => formatValue(field, entry, terms)).join(', ');
  }
  if (typeof value === 'string' && field === 'areas')
    return insertTerms(areaWords[value] ?? value, terms);
  if (field === 'fault' && typeof value === 'string')
    return companyLoginFaults[value as CompanyLoginFault] ?? value;
  if (typeof value === 'string') return (coded.has(field) && words.get(value)) || value;
  return (
    Object.values(value ?? {})
      .filter(Boolean)
      .join(' / ') || 'geen'
  );
}

/** Fields whose list of two is no change. */
const lists = new Set(['areas', 'scopes', 'days', 'people', 'works', 'unmet']);

const isChange = (field: string, value: unknown): value is [from: unknown, to: unknown] =>
  !lists.has(field) && Array.isArray(value) && value.length === 2;

/** The details of an event: initial values for a creation, old and new values for a change. */
export function listDetailLines(
  { event, details }: Pick<AuditEntry, 'event' | 'details'>,
  terms: Terms,
): DetailLine[] {
  // The words of a call are its description already.
  if (event === 'god-call' || event === 'key-call') return [];
  const isCreation = event === 'user-created' || event === 'tenant-created';
  return Object.entries(details).map(([field, value]) => {
    const label = labels.get(field) ?? field;
    if (isCreation || !isChange(field, value))
      return { label, to: formatValue(field, value, terms) };
    return {
      label,
      from: formatValue(field, value[0], terms),
      to: formatValue(field, value[1], terms),
    };
  });
}
