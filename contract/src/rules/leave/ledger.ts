import { addDays, addMonths } from '../../dates/dates.ts';
import { isWeekend } from '../../dates/weekdays.ts';
import type { LeaveLineType } from '../../leave/schemas.ts';
import { type DatedLimits, findLimitsOn, legalLimits } from '../working-time/limits.ts';
import type { LeaveDays } from './hours.ts';

type Account = 'vacation' | 'rostered' | 'time-for-time';
type LotKind = 'statutory' | 'extra' | 'rostered' | 'time-for-time';

/** A line of the ledger, in quarters of an hour. A countering line has day, type and lot of what it counters. */
export interface LedgerLine {
  day: string;
  type: LeaveLineType;
  account: Account;
  quarters: number;
  /** The lot that the line makes, enlarges or lets lapse; null where it takes hours from the lots that come first. */
  lot: string | null;
  /** The kind of the lot. Without a lot it is the kind that the hours come from; null where those of all kinds may. */
  lotKind: LotKind | null;
  expiresOn: string | null;
}

export interface Lot {
  lot: string;
  kind: LotKind;
  account: Account;
  /** The first day on which it can be taken. */
  since: string;
  /** The first day on which it should no longer be taken. */
  expiresOn: string | null;
  /** The day on which it lapses; null means never, as statutory leave of which nobody was told in time. */
  lapsesOn: string | null;
  granted: number;
  used: number;
  expired: number;
  left: number;
}

export interface Allocation {
  lots: Lot[];
  /** The hours taken beyond the lots of a kind; the key null has those beyond all kinds. */
  shortBy: Map<LotKind | null, number>;
  /** The sum of `shortBy`. */
  short: number;
}

type State = Pick<Allocation, 'lots' | 'shortBy'>;

const NEVER = '9999';
const kindOrder: readonly LotKind[] = ['statutory', 'extra', 'rostered', 'time-for-time'];

/** The oldest expiring first. By what lots are, never by when they were written: so the order of entry has no effect. */
function compareExpiry(one: Lot, other: Lot): number {
  const getSortKey = ({ expiresOn, kind, since, lot }: Lot) =>
    [expiresOn ?? NEVER, kindOrder.indexOf(kind), since, lot].join(' ');
  return getSortKey(one) < getSortKey(other) ? -1 : 1;
}

/** Takes hours from the lots of a kind, or for null from all, in their order; the rest is counted as short. */
function take({ lots, shortBy }: State, quarters: number, from: LotKind | null): void {
  const short = shortBy.get(from) ?? 0;
  // A surplus, where hours were given back that no lot gave.
  const surplus = Math.min(quarters, Math.max(0, -short));
  let open = quarters - surplus;
  for (const lot of lots.toSorted(compareExpiry)) {
    if (from !== null && lot.kind !== from) continue;
    const taken = Math.min(lot.left, open);
    lot.left -= taken;
    lot.used += taken;
    open -= taken;
  }
  shortBy.set(from, short + surplus + open);
}

function enlarge({ shortBy }: State, lot: Lot, quarters: number): void {
  let covered = 0;
  for (const kind of [lot.kind, null]) {
    const short = shortBy.get(kind) ?? 0;
    const part = Math.min(quarters - covered, Math.max(0, short));
    shortBy.set(kind, short - part);
    covered += part;
  }
  lot.granted += quarters;
  lot.used += covered;
  lot.left += quarters - covered;
}

/** Makes a lot smaller. What was used of it beyond its new size is taken from the others. */
function reduce(state: State, lot: Lot, quarters: number): void {
  lot.granted -= quarters;
  const left = Math.min(lot.left, quarters);
  lot.left -= left;
  const expired = Math.min(lot.expired, quarters - left);
  lot.expired -= expired;
  const used = quarters - left - expired;
  lot.used -= used;
  take(state, used, null);
}

function expireLots({ lots }: State, day: string): void {
  for (const lot of lots) {
    if (lot.lapsesOn === null || lot.lapsesOn > day) continue;
    lot.expired += lot.left;
    lot.left = 0;
  }
}

type LapseRule = (lot: Pick<Lot, 'kind' | 'expiresOn'>) => string | null;

/** Finds when each granted lot expires: where the term of lapse became another, lines with the day before add up to zero. */
function expiryOfLots(lines: readonly LedgerLine[]): Map<string | null, string | null> {
  const lots = Map.groupBy(lines, ({ lot }) => lot);
  return new Map(
    [...lots].map(([lot, own]) => {
      const days = Map.groupBy(own, ({ expiresOn }) => expiresOn);
      const kept = [...days].find(([, ofDay]) => sumQuarters(ofDay) !== 0);
      return [lot, kept?.[0] ?? own[0]?.expiresOn ?? null];
    }),
  );
}

function applyToLots(
  state: State,
  lines: readonly LedgerLine[],
  { lapsesOn, expiries }: { lapsesOn: LapseRule; expiries: ReturnType<typeof expiryOfLots> },
): void {
  const sums = new Map<string, number>();
  for (const { lot, quarters } of lines) if (lot) sums.set(lot, (sums.get(lot) ?? 0) + quarters);
  for (const { day: since, lot, lotKind: kind, account, expiresOn: own } of lines) {
    if (!lot || !kind || state.lots.some((known) => known.lot === lot)) continue;
    const none = { granted: 0, used: 0, expired: 0, left: 0 };
    const expiresOn = expiries.has(lot) ? (expiries.get(lot) ?? null) : own;
    const lapses = lapsesOn({ kind, expiresOn });
    state.lots.push({ lot, kind, account, since, expiresOn, lapsesOn: lapses, ...none });
  }
  const changed = state.lots.filter(({ lot }) => sums.get(lot)).toSorted(compareExpiry);
  const getSum = ({ lot }: Lot) => sums.get(lot) ?? 0;
  for (const lot of changed) if (getSum(lot) > 0) enlarge(state, lot, getSum(lot));
  for (const lot of changed) if (getSum(lot) < 0) reduce(state, lot, -getSum(lot));
}

/**
 * Computes what is left of each lot of one account at the end of a day. Each day first lets lots lapse, then adds and changes
 * lots, then takes from the oldest expiring one: first what names a kind, from lots of it. What was taken beyond the lots is
 * covered by the next lot. Lines of expiry are left out: they are the outcome of this (`listExpiries`).
 */
export function allocate(
  lines: readonly LedgerLine[],
  { until, lapsesOn }: { until: string; lapsesOn: LapseRule },
): Allocation {
  const state: State = { lots: [], shortBy: new Map() };
  const counted = lines.filter(({ day, type }) => type !== 'expiry' && day <= until);
  const days = Map.groupBy(counted, ({ day }) => day);
  const expiries = expiryOfLots(counted.filter(({ type }) => type === 'grant'));
  for (const day of [...days.keys()].toSorted()) {
    const ofDay = days.get(day) ?? [];
    expireLots(state, day);
    applyToLots(state, ofDay, { lapsesOn, expiries });
    for (const kind of [...kindOrder, null]) {
      const taken = sumQuarters(
        ofDay.filter(({ lot, lotKind }) => lot === null && lotKind === kind),
      );
      if (taken > 0) state.shortBy.set(kind, (state.shortBy.get(kind) ?? 0) - taken);
      else take(state, -taken, kind);
    }
  }
  expireLots(state, until);
  const short = [...state.shortBy.values()].reduce((sum, value) => sum + value, 0);
  return { ...state, short, lots: state.lots.toSorted(compareExpiry) };
}

const sumQuarters = (lines: readonly { quarters: number }[]) =>
  lines.reduce((sum, { quarters }) => sum + quarters, 0);

/** The last day on which telling an employee lets statutory leave lapse on its day. */
export const getLastDayToWarn = (expiresOn: string, dated: DatedLimits = legalLimits): string =>
  addMonths(expiresOn, -findLimitsOn(dated, expiresOn).leave.warningMonths);

/** True when somebody was ill on all working days, of whole days, from one day until the day before another. */
function isIll(illnesses: readonly LeaveDays[], from: string, before: string): boolean {
  for (let day = from; day < before; day = addDays(day, 1)) {
    const isAway = illnesses.some(
      ({ firstDay, lastDay, hoursPerDay }) =>
        hoursPerDay === null && firstDay <= day && day <= lastDay,
    );
    if (!isAway && !isWeekend(day)) return false;
  }
  return true;
}

/** Five years after its year (BW 7:642), of statutory leave that would lapse in the year after it. */
const computePrescription = (expiresOn: string) => `${Number(expiresOn.slice(0, 4)) + 5}-01-01`;

/**
 * Statutory leave lapses six months after its year (BW 7:640a), but only if the employee was told of it in time. Otherwise it
 * neither lapses nor prescribes (HR 23 June 2023, ECLI:NL:HR:2023:955; CJEU C-120/21). An employee who was ill in all of the
 * time between the last day of telling and the lapse keeps it until it prescribes. `warnings` are days of expiry and the days
 * on which they were told.
 */
export function createLapseRule(
  warnings: readonly { expiresOn: string; toldOn: string }[],
  illnesses: readonly LeaveDays[] = [],
  dated: DatedLimits = legalLimits,
): LapseRule {
  return ({ kind, expiresOn }) => {
    if (kind !== 'statutory' || expiresOn === null) return expiresOn;
    const inTime = getLastDayToWarn(expiresOn, dated);
    const isWarned = warnings.some((it) => it.expiresOn === expiresOn && it.toldOn <= inTime);
    if (!isWarned) return null;
    return isIll(illnesses, inTime, expiresOn) ? computePrescription(expiresOn) : expiresOn;
  };
}

export const listExpiries = ({ lots }: Allocation) =>
  lots.flatMap(({ lot, lapsesOn, expired, ...rest }) =>
    lapsesOn !== null && expired > 0 ? [{ ...rest, lot, day: lapsesOn, quarters: -expired }] : [],
  );

/** Computes the lines to add, so that the sum of each key is the wanted one; keys that are no longer wanted become zero. */
export function computeDifferences<Wanted extends { quarters: number }>(
  expected: readonly Wanted[],
  present: readonly Wanted[],
  getKey: (line: Wanted) => string,
): Wanted[] {
  const sums = new Map<string, number>();
  for (const line of present) sums.set(getKey(line), (sums.get(getKey(line)) ?? 0) + line.quarters);
  const lines = new Map([...present, ...expected].map((line) => [getKey(line), line]));
  const due = Map.groupBy(expected, getKey);
  return [...lines].flatMap(([key, line]) => {
    const quarters = sumQuarters(due.get(key) ?? []) - (sums.get(key) ?? 0);
    return quarters === 0 ? [] : [{ ...line, quarters }];
  });
}
