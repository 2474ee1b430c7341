import type { WaitingGroup, WeatherCause, WorkKind } from '../../weather/kinds.ts';

export const normKeys = [
  'frost-night',
  'frost-both',
  'frost-nine',
  'wind-chill',
  'rain',
  'wind-steel-scaffold',
  'wind-rolling-tower',
  'wind-crane',
  'waiting-winter',
  'waiting-rain',
  'waiting-other',
  'half-day',
  'whole-day',
] as const;
export type NormKey = (typeof normKeys)[number];

/** A figure with what it is from, from a day on. */
export interface Norm {
  key: NormKey;
  /** The first day on which it counts. */
  from: string;
  figure: number;
  /** The regulation or agreement, with its article where that is known. */
  source: string;
  /** The day on which somebody read the source; null for a figure of the company. */
  checkedOn: string | null;
}

/** A figure that the company uses in the place of the usual one. */
export type OwnNorm = Omit<Norm, 'checkedOn'>;

export interface NormAbout {
  unit: '°C' | 'minuten' | 'Bft' | 'dagen' | 'uur';
  /** In words, with the figure in the place of the dots. */
  words: string;
}

export const aboutNorms: Record<NormKey, NormAbout> = {
  'frost-night': { unit: '°C', words: 'Kouder dan … °C tussen 00:00 en 07:00' },
  'frost-both': { unit: '°C', words: 'Hooguit … °C om 07:00 en om 09:00' },
  'frost-nine': { unit: '°C', words: 'Hooguit … °C om 09:00' },
  'wind-chill': { unit: '°C', words: 'Gevoelstemperatuur hooguit … °C om 09:00' },
  rain: { unit: 'minuten', words: 'Minstens … minuten regen tussen 07:00 en 19:00' },
  'wind-steel-scaffold': { unit: 'Bft', words: 'Windkracht … op een stalen steiger' },
  'wind-rolling-tower': { unit: 'Bft', words: 'Windkracht … op een rolsteiger' },
  'wind-crane': { unit: 'Bft', words: 'Windkracht … voor een mobiele kraan' },
  'waiting-winter': { unit: 'dagen', words: '… wachtdagen per winter voor vorst, sneeuw en ijzel' },
  'waiting-rain': { unit: 'dagen', words: '… wachtdagen per kalenderjaar voor regen' },
  'waiting-other': { unit: 'dagen', words: '… wachtdagen per kalenderjaar voor ander weer' },
  'half-day': { unit: 'uur', words: 'Een halve dag onwerkbaar vanaf … uur' },
  'whole-day': { unit: 'uur', words: 'Een hele dag onwerkbaar vanaf … uur' },
};

const checkedOn = '2026-11-28';
/** The regulation that the figures below are of began on this day. */
const from = '2020-01-01';
const usual = (key: NormKey, figure: number, source: string): Norm => ({
  ...{ key, from, figure, source, checkedOn },
});

const FROST = 'Regeling onwerkbaar weer, vorstnorm';
const WIND = 'Richtlijn Steigers 6.2';

/** What the rules say, as far as it was found in their texts. What is marked 'niet zeker' is from one source. */
export const usualNorms: readonly Norm[] = [
  usual('frost-night', -3, FROST),
  usual('frost-both', -0.5, FROST),
  usual('frost-nine', -1.5, FROST),
  usual('wind-chill', -6, FROST),
  usual('rain', 300, 'Regeling onwerkbaar weer, regennorm'),
  usual('wind-steel-scaffold', 8, WIND),
  usual('wind-rolling-tower', 6, `${WIND}; Arbocatalogus (rolsteiger)`),
  usual('wind-crane', 7, 'Arbocatalogus (mobiele kraan)'),
  usual('waiting-winter', 2, 'Regeling onwerkbaar weer, wachtdagen'),
  usual('waiting-rain', 19, 'Regeling onwerkbaar weer, wachtdagen'),
  usual('waiting-other', 2, 'Regeling onwerkbaar weer (niet zeker)'),
  usual('half-day', 2, 'UAV 2012, onwerkbare dagen'),
  usual('whole-day', 5, 'UAV 2012, onwerkbare dagen'),
];

/** The norms of a company: the usual ones, and its own in their place from their day on. */
export class Norms {
  readonly #byKey: Map<NormKey, Norm[]>;

  constructor(own: readonly OwnNorm[] = []) {
    const all = [...usualNorms, ...own.map((norm) => ({ ...norm, checkedOn: null }))];
    // The sort is stable: of the same day the company's own comes later.
    const sorted = all.toSorted((a, b) => a.from.localeCompare(b.from));
    this.#byKey = Map.groupBy(sorted, ({ key }) => key);
  }

  /** The norm on a day; before the first one that one. */
  find(key: NormKey, day: string): Norm {
    const norms = this.#byKey.get(key) ?? [];
    const norm = norms.findLast((one) => one.from <= day) ?? norms[0];
    if (!norm) throw new Error(`There is no norm ${key}`);
    return norm;
  }
}

export const causeOf: Partial<Record<NormKey, WeatherCause>> = {
  'frost-night': 'frost',
  'frost-both': 'frost',
  'frost-nine': 'frost',
  'wind-chill': 'frost',
  rain: 'rain',
  'wind-steel-scaffold': 'wind',
  'wind-rolling-tower': 'wind',
  'wind-crane': 'wind',
};

export const waitingNorms: Record<WaitingGroup, NormKey> = {
  winter: 'waiting-winter',
  rain: 'waiting-rain',
  other: 'waiting-other',
};

/** The norm for the wind of a kind of work; null where the wind is judged by hand. */
export const windNorms: Record<WorkKind, NormKey | null> = {
  'steel-scaffold': 'wind-steel-scaffold',
  'rolling-tower': 'wind-rolling-tower',
  crane: 'wind-crane',
  other: null,
};

/** From which mean wind in m/s each force of Beaufort is, from 0. */
const beaufort = [0, 0.3, 1.6, 3.4, 5.5, 8, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7];

export const toBeaufort = (speed: number): number =>
  beaufort.findLastIndex((least) => least <= speed);
