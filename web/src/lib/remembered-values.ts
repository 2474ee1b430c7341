import { isDate, isoWeek, today } from '@ploegplan/contract/rules/dates';
import type { SessionCheck } from '@ploegplan/contract/session.schemas';
import type { TenantProfile } from '@ploegplan/contract/tenants.schemas';

/** The sort of a list. A list sorts by its first column when `sortBy` names none of its columns. */
export interface RememberedSort {
  sortBy: string;
  descending: boolean;
}

/** A user, and of which tenant. */
export type Owner = Pick<SessionCheck, 'tenant' | 'username'>;

/** Path to return to after signing in. Without a username nobody was signed in, so it is for whoever signs in next. */
export interface ReturnPath {
  path: string;
  tenant: string;
  username: string | null;
}

/** Unsaved hours and notes of a planning item, each with the saved value that they replace. */
export interface TypedHours {
  hours: string;
  overHours: string;
  notes: string;
  overNotes: string;
}

/** One remembered value: its validation, default and owner. */
export interface Memory<T> {
  /** Validates what was found in the storage, which anything may have written. */
  fits: (value: unknown) => value is T;
  fallback: () => T;
  /** `user`: per signed-in user, because a phone can be shared. `device`: for everybody at this device. */
  owner: 'user' | 'device';
}

type Fits<T> = (value: unknown) => value is T;

const isBoolean: Fits<boolean> = (value) => typeof value === 'boolean';

const isTextUpTo =
  (length: number): Fits<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= length;

const isShortText = isTextUpTo(100);
const isName = isTextUpTo(200);
const isLongText = isTextUpTo(10_000);

const isTexts: Fits<string[]> = (value): value is string[] =>
  Array.isArray(value) && value.length <= 1_000 && value.every(isShortText);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextsByName: Fits<Record<string, string[]>> = (value): value is Record<string, string[]> =>
  isRecord(value) && Object.values(value).every(isTexts);

const isNull = (value: unknown): value is null => value === null;

const either =
  <A, B>(first: Fits<A>, second: Fits<B>): Fits<A | B> =>
  (value): value is A | B =>
    first(value) || second(value);

const between =
  (lowest: number, highest: number): Fits<number> =>
  (value): value is number =>
    Number.isInteger(value) && Number(value) >= lowest && Number(value) <= highest;

/** A day in the years that a company plans in, as yyyy-MM-dd. */
const isPlannable: Fits<string> = (value): value is string =>
  isShortText(value) && /^(19|20|21)/.test(value) && isDate(value);

const isInstant: Fits<string> = (value): value is string =>
  isShortText(value) && !Number.isNaN(Date.parse(value));

/**
 * A path on this site, never another site's: `//host` and `/\host` leave it, and a tab or a line end, which browsers drop
 * from addresses, could hide that.
 */
const isPath: Fits<string> = (value): value is string =>
  typeof value === 'string' && /^\/(?![/\\])\P{Cc}*$/u.test(value);

const isSort: Fits<RememberedSort> = (value): value is RememberedSort =>
  isRecord(value) &&
  isShortText(value.sortBy) &&
  isBoolean(value.descending) &&
  Object.keys(value).length === 2;

const isTenant: Fits<TenantProfile> = (value): value is TenantProfile =>
  isRecord(value) &&
  isShortText(value.name) &&
  isName(value.displayName) &&
  isPath(value.logo) &&
  isShortText(value.accentColor) &&
  isRecord(value.terms) &&
  isShortText(value.terms.project) &&
  isShortText(value.terms.projects) &&
  isTexts(value.hiddenParts);

const isLeftPath: Fits<ReturnPath> = (value): value is ReturnPath =>
  isRecord(value) &&
  isPath(value.path) &&
  isShortText(value.tenant) &&
  (value.username === null || isShortText(value.username));

const isSession: Fits<SessionCheck> = (value): value is SessionCheck =>
  isRecord(value) &&
  isShortText(value.username) &&
  isShortText(value.tenant) &&
  isShortText(value.userId) &&
  isShortText(value.userType) &&
  (value.employeeId === null || isShortText(value.employeeId)) &&
  isBoolean(value.alsoEmployee) &&
  value.needsPasswordChange === false;

const isTypedHours: Fits<TypedHours> = (value): value is TypedHours =>
  isRecord(value) && [value.hours, value.overHours, value.notes, value.overNotes].every(isLongText);

const isTypedHoursByItem: Fits<Record<string, TypedHours>> = (
  value,
): value is Record<string, TypedHours> =>
  isRecord(value) && Object.values(value).every(isTypedHours);

const ofUser = <T>(fits: Fits<T>, fallback: () => T): Memory<T> => ({
  fits,
  fallback,
  owner: 'user',
});

const ofDevice = <T>(fits: Fits<T>, fallback: () => T): Memory<T> => ({
  fits,
  fallback,
  owner: 'device',
});

/** One of a few choices; the first is the default. */
const choice = <const T extends string>(
  owner: Memory<T>['owner'],
  ...values: readonly [T, ...T[]]
): Memory<T> => ({
  fits: (value): value is T => values.some((one) => one === value),
  fallback: () => values[0],
  owner,
});

const sort = (sortBy: string) => ofUser(isSort, () => ({ sortBy, descending: false }));

/**
 * All that the browser remembers between visits, with the defaults of the specification, section 3.
 */
export const rememberedValues = {
  /** Where to return to after signing in. */
  previousPath: ofDevice<ReturnPath | null>(either(isLeftPath, isNull), () => null),
  /** Read by public/start.js too. */
  colorScheme: choice('device', 'auto', 'light', 'dark'),
  /** The last tenant and session, to start with when there is no connection. */
  lastTenant: ofDevice<TenantProfile | null>(either(isTenant, isNull), () => null),
  lastSession: ofDevice<SessionCheck | null>(either(isSession, isNull), () => null),
  /** A sign-out that has not reached the server yet. Read by public/start.js too. */
  isSignOutPending: ofDevice(isBoolean, () => false),

  clientsSort: sort('companyName'),
  projectsSort: sort('status'),
  materialsSort: sort('actions'),
  employeesSort: sort('name'),
  usersSort: sort('username'),
  missingHoursSort: sort('date'),
  documentsSort: sort('date'),
  planningSort: sort('time'),
  /** Beyond the specification: of the companies, for a god. */
  tenantsSort: sort('name'),

  viewMode: choice('user', 'week', 'day', 'month'),
  publicViewMode: choice('user', 'day', 'week'),
  selectedDate: ofUser(isPlannable, () => today()),
  selectedWeek: ofUser(between(1, 53), () => isoWeek(today()).week),
  selectedYear: ofUser(between(1900, 2199), () => isoWeek(today()).year),
  /** Ids of planning items that somebody else changed and this user has not opened since. */
  updatedPlanningItems: ofUser(isTexts, () => []),

  /** Labels of the collapsed menu groups. */
  closedMenuGroups: ofUser(isTexts, () => []),
  /** Whether the side menu is hidden. */
  isMenuHidden: ofUser(isBoolean, () => false),
  /** Hidden columns per list. */
  hiddenColumns: ofUser<Record<string, string[]>>(isTextsByName, () => ({})),
  listDensity: choice('user', 'comfortable', 'compact'),
  /** Unsaved hours and notes per planning item: a session can end, or a phone run out, before they are saved. */
  typedHours: ofUser<Record<string, TypedHours>>(isTypedHoursByItem, () => ({})),
  /** When this user last saw the install notice. */
  installNoticeAt: ofUser<string | null>(either(isInstant, isNull), () => null),
} as const satisfies Record<string, Memory<unknown>>;

export type RememberedName = keyof typeof rememberedValues;

type ValueOf<M> = M extends Memory<infer T> ? T : never;

export type Remembered = { [N in RememberedName]: ValueOf<(typeof rememberedValues)[N]> };
