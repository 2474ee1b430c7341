import { isDate } from '@ploegplan/contract/dates/dates';

/** A remembered value: its name in the storage, owner, validation and default. */
export interface Memory<T> {
  name: string;
  /** `user`: per signed-in user, because a phone can be shared. `device`: for everybody at this device. */
  owner: 'user' | 'device';
  /** Validates what was found in the storage, which anything may have written. */
  fits: (value: unknown) => value is T;
  fallback: () => T;
  /** Each tab goes on with its own value; what another tab stored is for new tabs. */
  isOfTab?: true;
}

/** The sort of a list. A list sorts by its first column when `sortBy` names none of its columns. */
export interface RememberedSort {
  sortBy: string;
  descending: boolean;
}

export type Fits<T> = Memory<T>['fits'];

export const isBoolean: Fits<boolean> = (value) => typeof value === 'boolean';

const isTextUpTo =
  (length: number): Fits<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= length;

export const isShortText = isTextUpTo(100);
export const isName = isTextUpTo(200);
export const isLongText = isTextUpTo(10_000);

export const isTexts: Fits<string[]> = (value): value is string[] =>
  Array.isArray(value) && value.length <= 1_000 && value.every(isShortText);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const orNull =
  <T>(fits: Fits<T>): Fits<T | null> =>
  (value): value is T | null =>
    value === null || fits(value);

export const between =
  (lowest: number, highest: number): Fits<number> =>
  (value): value is number =>
    Number.isInteger(value) && Number(value) >= lowest && Number(value) <= highest;

/** A day in the years that a company plans in, as yyyy-MM-dd. */
export const isPlannable: Fits<string> = (value): value is string =>
  isShortText(value) && /^(19|20|21)/.test(value) && isDate(value);

export const isInstant: Fits<string> = (value): value is string =>
  isShortText(value) && !Number.isNaN(Date.parse(value));

/** A path on this site: `//host` and `/\host` leave it, and a tab or a line end, which browsers drop, could hide that. */
export const isPath: Fits<string> = (value): value is string =>
  typeof value === 'string' && /^\/(?![/\\])\P{Cc}*$/u.test(value);

const isSort: Fits<RememberedSort> = (value): value is RememberedSort =>
  isRecord(value) &&
  isShortText(value.sortBy) &&
  isBoolean(value.descending) &&
  Object.keys(value).length === 2;

export const ofUser = <T>(name: string, fits: Fits<T>, fallback: () => NoInfer<T>): Memory<T> => ({
  name,
  owner: 'user',
  fits,
  fallback,
});

export const ofDevice = <T>(
  name: string,
  fits: Fits<T>,
  fallback: () => NoInfer<T>,
): Memory<T> => ({
  name,
  owner: 'device',
  fits,
  fallback,
});

/** The same, but each tab goes on with its own. */
export const ofTab = <T>(memory: Memory<T>): Memory<T> => ({ ...memory, isOfTab: true });

/** Creates a remembered choice of a few values; the first is the default. */
export const createChoice = <const T extends string>(
  name: string,
  owner: Memory<T>['owner'],
  ...choices: readonly [T, ...T[]]
): Memory<T> => ({
  name,
  owner,
  fits: (value): value is T => choices.some((choice) => choice === value),
  fallback: () => choices[0],
});

/** The sort of a list (specification, section 3). */
export const createRememberedSort = (
  name: string,
  sortBy: string,
  descending = false,
): Memory<RememberedSort> => ofUser(name, isSort, () => ({ sortBy, descending }));
