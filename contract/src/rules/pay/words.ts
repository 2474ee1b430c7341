import { DAY, formatMinuteOfDay } from '../../dates/clock.ts';
import { fromDayNumber } from '../../dates/dates.ts';
import { formatDay, weekdays } from '../../dates/day-texts.ts';
import { toLocalMinutes } from '../../dates/summer-time.ts';
import { translate } from '../../languages/translate.ts';
import { formatNumber } from '../../values/numbers.ts';
import type { PayClass } from './claims.ts';
import type { PayRules, SavedCount, WorkRules } from './rules.ts';
import type { TooLongDay } from './travel.ts';

/** A part of a day before it is rounded and explained. */
export interface Stretch {
  rule: PayClass;
  projectId: string | null;
  isTimed: boolean;
  /** Minutes since 1970 in UTC. */
  start: number;
  end: number;
  minutes: number;
}

/** Converts minutes since 1970 in UTC to the date and HH:MM in the Netherlands. */
export function toLocalClock(instant: number): { date: string; time: string } {
  const local = toLocalMinutes(new Date(instant * 60_000));
  return { date: fromDayNumber(Math.floor(local / DAY)), time: formatMinuteOfDay(local % DAY) };
}

/** '2,25 u', of minutes. */
export const formatHours = (minutes: number) =>
  translate('{hours} u', { hours: formatNumber(minutes / 60) });
const formatPercent = (percent: number) => `${formatNumber(percent)} %`;

function formatWorth({ class: name, percent }: PayClass): string {
  if (percent === null) return translate('buiten de gewone uren, toeslag niet ingevuld');
  if (name === 'travel-unpaid') return translate('reistijd, onbetaald');
  return name === 'travel-paid'
    ? translate('reistijd {percent}', { percent: formatPercent(percent) })
    : formatPercent(percent);
}

const nameClass = (name: PayClass['class']): string =>
  ({
    normal: translate('Gewone uren'),
    overtime: translate('Overuren'),
    window: translate('Buiten de gewone uren'),
    saturday: translate('Zaterdag'),
    sunday: translate('Zondag'),
    holiday: translate('Feestdag'),
    night: translate('Nacht'),
    'travel-paid': translate('Reistijd betaald'),
    'travel-unpaid': translate('Reistijd onbetaald'),
  })[name];

/** What is not paid of saved overtime, or is. */
export const getSavedTexts = (): Record<SavedCount, string> => ({
  worth: translate('gespaard'),
  hours: translate('uren gespaard, toeslag uitbetalen'),
});

export interface NamedClass extends Pick<PayClass, 'class' | 'percent'> {
  /** Null means that the hours are paid. */
  saved: SavedCount | null;
}

/** 'Overuren 125 %', or 'Overuren 125 %, gespaard' */
export function formatClass({ class: name, percent, saved }: NamedClass): string {
  if (percent === null)
    return translate('{class}, toeslag niet ingevuld', { class: nameClass(name) });
  const worth = name === 'travel-unpaid' ? '' : ` ${formatPercent(percent)}`;
  return `${nameClass(name)}${worth}${saved ? `, ${getSavedTexts()[saved]}` : ''}`;
}

/** '2,25 u 125 %: do 26 nov 16:00–18:15, cao art. 2.8'; without times where they are not known. */
export function formatReason(
  { rule, isTimed, start, end, minutes }: Stretch,
  date: string,
): string {
  const from = toLocalClock(start);
  const when = isTimed
    ? `${formatDay(from.date)} ${from.time}–${toLocalClock(end).time}`
    : formatDay(date);
  const article = rule.article && `, ${rule.article}`;
  return `${formatHours(minutes)} ${formatWorth(rule)}: ${when}${article}`;
}

/** 'do 26 nov: werk, pauze en reis 13,5 u, hoogstens 13 u' */
export function formatTooLongDay({ date, minutes, limit, article }: TooLongDay): string {
  const text = `${formatDay(date)}: werk, pauze en reis ${formatHours(minutes)}, hoogstens ${formatHours(limit * 60)}`;
  return article ? `${text} (${article})` : text;
}

function formatOvertimeStep(hours: number | null, isFirst: boolean): string {
  if (hours === null) return isFirst ? 'Overuren' : 'Verdere overuren van een dag';
  const which = isFirst ? 'eerste' : 'volgende';
  return hours === 1
    ? `Het ${which} overuur van een dag`
    : `De ${which} ${formatNumber(hours)} overuren van een dag`;
}

const formatSentence = (what: string, worth: string, article: string) =>
  `${what}: ${worth}${article && ` (${article})`}`;

/** Lists the rules for work as sentences: 'De eerste 3 overuren van een dag: 125 % (cao art. 2.8)'. */
export function listRuleSentences(rules: WorkRules): string[] {
  const { overtime, periods, holiday, night, window, roundTo } = rules;
  const sentences: string[] = [];
  const add = (...parts: Parameters<typeof formatSentence>) =>
    sentences.push(formatSentence(...parts));
  for (const [at, { hours, percent, article }] of overtime.entries()) {
    add(formatOvertimeStep(hours, at === 0), formatPercent(percent), article);
  }
  const moment = ({ weekday, time }: { weekday: number; time: string }) =>
    `${weekdays[weekday - 1]} ${time}`;
  for (const { from, to, percent, article } of periods) {
    add(`Van ${moment(from)} tot ${moment(to)}`, formatPercent(percent), article);
  }
  if (holiday) add('Op een feestdag', formatPercent(holiday.percent), holiday.article);
  if (night) add(`Van ${night.from} tot ${night.to}`, formatPercent(night.percent), night.article);
  if (window) {
    const { percent } = window;
    const worth = percent === null ? 'toeslag niet ingevuld' : formatPercent(percent);
    add(`Buiten ${window.from}–${window.to}`, worth, window.article);
  }
  if (roundTo > 1) sentences.push(`De uren van een dag worden afgerond op ${roundTo} minuten`);
  sentences.push('Gelden er meer regels, dan telt het hoogste percentage');
  return sentences;
}

/** Lists what becomes of overtime as sentences; none where no hours are overtime. */
export function listSavingSentences({
  overtime: [first],
  timeForTime: { isUsual, counts },
}: Pick<PayRules, 'overtime' | 'timeForTime'>): string[] {
  if (!first) return [];
  return [
    isUsual
      ? 'Overuren worden gespaard als tijd, tenzij voor een week uitbetalen is gekozen'
      : 'Overuren worden uitbetaald, tenzij voor een week sparen als tijd is gekozen',
    counts === 'worth'
      ? `Gespaarde overuren tellen met hun percentage: 2 u ${formatPercent(first.percent)} is ${formatHours(1.2 * first.percent)}, per week naar boven afgerond op een kwartier`
      : 'Gespaarde overuren tellen één op één, per week naar boven afgerond op een kwartier; hun toeslag wordt uitbetaald',
  ];
}

/** Lists the rules for travel, and for the longest day of which it is a part, as sentences. */
export function listTravelSentences({
  travel,
  longestDay,
}: Pick<PayRules, 'travel' | 'longestDay'>): string[] {
  const sentences: string[] = [];
  const add = (...parts: Parameters<typeof formatSentence>) =>
    sentences.push(formatSentence(...parts));
  const except = travel.paysDriver ? ', behalve voor een bestuurder met collega’s' : '';
  if (travel.unpaidMinutes > 0) {
    const first = `De eerste ${travel.unpaidMinutes} minuten reistijd van een dag`;
    add(first, `onbetaald${except}`, travel.article);
  }
  const rest = travel.unpaidMinutes > 0 ? 'Verdere reistijd' : 'Reistijd';
  add(rest, formatPercent(travel.percent), travel.article);
  if (travel.bands.length === 0) {
    add('Tabel met kilometers', 'leeg, dus reistijd telt in minuten', travel.bandsArticle);
  }
  for (const { upTo, rider, driver } of travel.bands) {
    const worth = `${formatHours(rider * 60)} betaald, bestuurder met collega’s ${formatHours(driver * 60)}`;
    add(`Enkele reis tot en met ${upTo} km`, worth, travel.bandsArticle);
  }
  if (longestDay) {
    const { hours, withOvertime, article } = longestDay;
    const worth = `hoogstens ${formatHours(hours * 60)} per dag, met overuren ${formatHours(withOvertime * 60)}`;
    add('Werk, pauze en reis', worth, article);
  }
  return sentences;
}
