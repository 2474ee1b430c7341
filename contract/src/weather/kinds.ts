/** Why nobody can work; what no station measures is chosen by hand. */
export const weatherCauses = ['frost', 'snow', 'ice', 'rain', 'wind', 'thunder'] as const;
export type WeatherCause = (typeof weatherCauses)[number];

/** The work of a site, by which its wind is judged. */
export const workKinds = ['steel-scaffold', 'rolling-tower', 'crane', 'other'] as const;
export type WorkKind = (typeof workKinds)[number];

/**
 * Where a reading comes from; one that stands earlier counts before the others.
 * - `typed`: the office typed or pasted it
 * - `hourly`, `recent`: the validated and the recent readings of the source
 * - `sample`: made up, for the demo
 * - `forecast`: what is expected; it never counts as measured
 */
export const readingOrigins = ['typed', 'hourly', 'recent', 'sample', 'forecast'] as const;
export type ReadingOrigin = (typeof readingOrigins)[number];

/** The days of a cause are counted together: frost, snow and ice of a winter, rain of a year. */
export const waitingGroups = ['winter', 'rain', 'other'] as const;
export type WaitingGroup = (typeof waitingGroups)[number];

export const groupOf: Record<WeatherCause, WaitingGroup> = {
  frost: 'winter',
  snow: 'winter',
  ice: 'winter',
  rain: 'rain',
  wind: 'other',
  thunder: 'other',
};
