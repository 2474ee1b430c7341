import type { WeatherCause } from '../weather/kinds.ts';

export const causeTexts: Record<WeatherCause, string> = {
  frost: 'Vorst',
  snow: 'Sneeuw',
  ice: 'IJzel',
  rain: 'Regen',
  wind: 'Wind',
  thunder: 'Onweer',
};
