import { aboutNorms, type NormKey } from '../rules/weather/norms.ts';
import { findStation } from '../rules/weather/stations.ts';
import type { Verdict, VerdictState } from '../rules/weather/verdicts.ts';
import { formatNumber } from '../values/numbers.ts';
import type { WaitingGroup, WorkKind } from '../weather/kinds.ts';

export const workKindTexts: Record<WorkKind, string> = {
  'steel-scaffold': 'Stalen steiger',
  'rolling-tower': 'Rolsteiger',
  crane: 'Mobiele kraan',
  other: 'Ander werk (wind met de hand)',
};

export const waitingTexts: Record<WaitingGroup, string> = {
  winter: 'vorst',
  rain: 'regen',
  other: 'ander weer',
};

export const stateTexts: Record<VerdictState, string> = {
  met: 'Onwerkbaar',
  clear: 'Werkbaar',
  open: 'Nog geen norm gehaald',
  unknown: 'Onbekend',
};

export const formatStation = (number: number | null): string => findStation(number)?.name ?? '';

/** A number with a true minus sign, which no spreadsheet takes for a formula. */
const formatSigned = (value: number) => formatNumber(value).replace('-', '−');

/** 'Hooguit −1,5 °C om 09:00' */
export const formatNorm = (key: NormKey, figure: number): string =>
  aboutNorms[key].words.replace('…', formatSigned(figure));

const round = (value: number) => Math.round(value * 10) / 10;

/** '−4,2 °C om 07:00', '312 minuten', or what is missing. */
export function formatReading({
  norm,
  value,
  at,
  missing,
}: Pick<Verdict, 'norm' | 'value' | 'at' | 'missing'>): string {
  const { unit } = aboutNorms[norm];
  const number = value === null ? null : formatSigned(round(value));
  const amount = number && (unit === 'Bft' ? `windkracht ${number}` : `${number} ${unit}`);
  const gap =
    missing > 0 && `${missing} ${missing === 1 ? 'meting ontbreekt' : 'metingen ontbreken'}`;
  return [amount && [amount, at && `om ${at}`].filter(Boolean).join(' '), gap]
    .filter(Boolean)
    .join(', ');
}
