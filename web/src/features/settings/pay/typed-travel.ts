import type { PayRules } from '@ploegplan/contract/rules/pay/rules';
import { listTravelSentences } from '@ploegplan/contract/rules/pay/words';
import { findDateError } from '../../../lib/dates/date-error.ts';
import { formatHours, parseHours } from '../../../lib/values/hours.ts';
import { parseNumber } from '../../../lib/values/numbers.ts';
import { findAmountFault, findPercentFault } from './typed-rules.ts';

/** A band of kilometres as it is typed. */
export interface TypedBand {
  upTo: string;
  rider: string;
  driver: string;
}

/** The rules for travel and the longest day as they are typed. */
export interface TypedTravel {
  unpaidMinutes: string;
  paysDriver: boolean;
  percent: string;
  article: string;
  bands: TypedBand[];
  bandsArticle: string;
  bandsCheckedOn: string;
  /** The most hours of a day, and with overtime; empty where there is no most. */
  longest: string;
  longestWithOvertime: string;
  longestArticle: string;
}

type TravelRules = Pick<PayRules, 'travel' | 'longestDay'>;

export const emptyBand: TypedBand = { upTo: '', rider: '', driver: '' };

export const toTypedTravel = ({ travel, longestDay }: TravelRules): TypedTravel => ({
  unpaidMinutes: String(travel.unpaidMinutes),
  paysDriver: travel.paysDriver,
  percent: formatHours(travel.percent),
  article: travel.article,
  bands: travel.bands.map(({ upTo, rider, driver }) => ({
    upTo: String(upTo),
    rider: formatHours(rider),
    driver: formatHours(driver),
  })),
  bandsArticle: travel.bandsArticle,
  bandsCheckedOn: travel.bandsCheckedOn ?? '',
  longest: formatHours(longestDay?.hours ?? null),
  longestWithOvertime: formatHours(longestDay?.withOvertime ?? null),
  longestArticle: longestDay?.article ?? '',
});

/** Converts typed rules, which must have no faults. */
export function toTravelRules(typed: TypedTravel): TravelRules {
  const number = (text: string) => parseNumber(text) ?? 0;
  return {
    travel: {
      unpaidMinutes: number(typed.unpaidMinutes),
      paysDriver: typed.paysDriver,
      percent: number(typed.percent),
      article: typed.article,
      bands: typed.bands.map(({ upTo, rider, driver }) => ({
        upTo: number(upTo),
        rider: parseHours(rider) ?? 0,
        driver: parseHours(driver) ?? 0,
      })),
      bandsArticle: typed.bandsArticle,
      bandsCheckedOn: typed.bandsCheckedOn || null,
    },
    longestDay: hasLongestDay(typed)
      ? {
          hours: parseHours(typed.longest) ?? 0,
          withOvertime: parseHours(typed.longestWithOvertime) ?? 0,
          article: typed.longestArticle,
        }
      : null,
  };
}

/** True when a most is filled in for the whole of a day. */
const hasLongestDay = ({ longest, longestWithOvertime }: TypedTravel) =>
  longest.trim() !== '' || longestWithOvertime.trim() !== '';

function findWholeFault(text: string, least: number, most: number): string | undefined {
  const number = parseNumber(text);
  return number !== null && Number.isInteger(number) && number >= least && number <= most
    ? undefined
    : `Vul een heel getal in van ${least} tot en met ${most}`;
}

function findPaidFault(text: string): string | undefined {
  const hours = parseHours(text);
  return hours !== null && hours >= 0 && hours <= 24 ? undefined : 'Vul de betaalde uren in';
}

function findBandFault({ upTo, rider, driver }: TypedBand, before: TypedBand | undefined) {
  const fault = findWholeFault(upTo, 1, 2_000);
  if (fault) return `Kilometers: ${fault.toLowerCase()}`;
  if (before && Number(upTo) <= Number(before.upTo)) {
    return 'Zet de kilometers op volgorde, de minste eerst';
  }
  return findPaidFault(rider) ?? findPaidFault(driver);
}

export interface TravelFaults {
  unpaidMinutes?: string | undefined;
  percent?: string | undefined;
  /** By the place of the band. */
  bands: readonly (string | undefined)[];
  bandsCheckedOn?: string | undefined;
  longest?: string | undefined;
}

/** Finds the faults of the rules for travel, by their sentences. */
export function findTravelFaults(typed: TypedTravel): TravelFaults {
  const { bands, bandsCheckedOn } = typed;
  const isUndated = bands.length > 0 && bandsCheckedOn === '';
  return {
    unpaidMinutes: findWholeFault(typed.unpaidMinutes, 0, 1_440),
    percent: findPercentFault(typed.percent),
    bands: bands.map((band, at) => findBandFault(band, bands[at - 1])),
    bandsCheckedOn: isUndated
      ? 'Vul in wanneer je de tabel hebt gecontroleerd'
      : (findDateError(bandsCheckedOn) ?? undefined),
    longest: hasLongestDay(typed)
      ? (findAmountFault(typed.longest) ?? findAmountFault(typed.longestWithOvertime))
      : undefined,
  };
}

/** True when the rules can be saved. */
export const isValidTravel = (typed: TypedTravel): boolean =>
  Object.values(findTravelFaults(typed))
    .flat()
    .every((fault) => fault === undefined);

/** Formats the rules in sentences; empty while there are faults in them. */
export const formatTravelRules = (typed: TypedTravel): string =>
  isValidTravel(typed) ? listTravelSentences(toTravelRules(typed)).join('. ') : '';
