import {
  type ClosureDay,
  type ClosureUse,
  costlyDays,
  usesOfClosures,
} from '@ploegplan/contract/rules/leave/closure-costs';
import { grantsOfYear } from '@ploegplan/contract/rules/leave/grants';
import { leaveOf, sumOfQuarters, wholeDayAbsences } from '@ploegplan/contract/rules/leave/hours';
import {
  allocate,
  differences,
  expiriesOf,
  lapseRule,
} from '@ploegplan/contract/rules/leave/ledger';
import type { DatedLimits } from '@ploegplan/contract/rules/working-time/limits';
import type { AccountedAbsence, KeptSettings, Staff, StoredLine } from './rows.ts';

const yearOf = (day: string) => Number(day.slice(0, 4));

const keyOf = ({ type, account, day, lot, absenceId, expiresOn }: StoredLine) =>
  [type, account, day, lot, absenceId, expiresOn].join(' ');

/** What the lines of an employee follow from. */
interface Circumstances {
  settings: KeptSettings;
  now: string;
  warnings: Parameters<typeof lapseRule>[0];
  limits: DatedLimits;
  absences: readonly AccountedAbsence[];
  isDayOff: (day: string) => boolean;
  /** The days of closures that cost something, but for holidays. */
  closed: readonly ClosureDay[];
}

const illnessesOf = (absences: readonly AccountedAbsence[]) =>
  absences.filter(({ kind }) => kind === 'sick');

/** Grants of all years until the next: leave of next year is asked for in this one. */
function wantedGrants(
  person: Staff,
  { settings: { startYear, grants }, now, absences, limits }: Circumstances,
): StoredLine[] {
  // While ill, leave accrues whatever the kind says (BW 7:634).
  const unaccrued = leaveOf(
    absences.filter(({ accrues, kind }) => !accrues && kind !== 'sick'),
    { ...person, isFree: () => false },
  );
  const wanted: StoredLine[] = [];
  for (let year = startYear; year <= yearOf(now) + 1; year++) {
    const rules = grants.findLast(({ fromYear }) => fromYear <= year) ?? grants[0];
    if (!rules) return [];
    const grantsFrom = { unaccrued, dated: limits };
    for (const { kind, ...grant } of grantsOfYear(person, year, rules, grantsFrom)) {
      const whose = { employeeId: person.id, absenceId: null, lotKind: kind };
      wanted.push({ ...grant, ...whose, type: 'grant' });
    }
  }
  return wanted;
}

function wantedUses(person: Staff, { settings, absences, isDayOff }: Circumstances): StoredLine[] {
  const ill = illnessesOf(absences);
  const isFree = (day: string) => isDayOff(day) || wholeDayAbsences(ill, person, day).length > 0;
  const accountOf = new Map(absences.map(({ id, account }) => [id, account]));
  const accounted = absences.filter(({ account }) => account !== null);
  return leaveOf(accounted, { ...person, isFree }).flatMap(({ id, day, quarters }) => {
    const account = accountOf.get(id);
    if (!account || yearOf(day) < settings.startYear) return [];
    return {
      employeeId: person.id,
      absenceId: id,
      day,
      type: 'use' as const,
      account,
      quarters: -quarters,
      lot: null,
      lotKind: null,
      expiresOn: null,
    };
  });
}

/** What the days of closures cost, with all other lines given. */
function wantedOfClosures(
  person: Staff,
  others: readonly StoredLine[],
  { absences, closed, warnings, limits }: Circumstances,
): StoredLine[] {
  const ill = illnessesOf(absences);
  const isIll = (day: string) => wholeDayAbsences(ill, person, day).length > 0;
  const free = absences.filter(({ account, kind }) => account === null && kind !== 'sick');
  const lineOf = ({ account, day, quarters }: ClosureUse): StoredLine => ({
    employeeId: person.id,
    absenceId: null,
    day,
    type: 'use',
    account,
    quarters: -quarters,
    lot: null,
    lotKind: null,
    expiresOn: null,
  });
  const days = costlyDays(closed, { ...person, isFree: isIll }, free);
  return usesOfClosures(days, (account, day, before) => {
    const own = [...others, ...before.map(lineOf)].filter((line) => line.account === account);
    const lapsesOn = lapseRule(warnings, ill, limits);
    const { lots, short } = allocate(own, { until: day, lapsesOn });
    return sumOfQuarters(lots.map(({ left }) => ({ quarters: left }))) - short;
  }).map(lineOf);
}

const accounts = ['vacation', 'rostered', 'time-for-time'] as const;

/** What lapsed until today, by all other lines. */
function wantedExpiries(
  employeeId: string,
  lines: readonly StoredLine[],
  { now, warnings, absences, limits }: Circumstances,
): StoredLine[] {
  return accounts.flatMap((account) => {
    const own = lines.filter((line) => line.account === account);
    const lapsesOn = lapseRule(warnings, illnessesOf(absences), limits);
    const allocation = allocate(own, { until: now, lapsesOn });
    return expiriesOf(allocation).map(({ kind, lot, day, quarters, expiresOn }) => ({
      employeeId,
      absenceId: null,
      type: 'expiry' as const,
      account,
      day,
      quarters,
      lot,
      lotKind: kind,
      expiresOn,
    }));
  });
}

const isOf =
  (...types: StoredLine['type'][]) =>
  ({ type }: StoredLine) =>
    types.includes(type);

/** The lines to add, so that the ledger of an employee is as contract, settings, absences and days off want it. */
export function missingLines(
  person: Staff,
  present: readonly StoredLine[],
  circumstances: Circumstances,
): StoredLine[] {
  const [ofClosures = [], others = []] = [true, false].map((isOne) =>
    present.filter((line) => (line.type === 'use' && line.absenceId === null) === isOne),
  );
  const grants = differences(
    wantedGrants(person, circumstances),
    others.filter(isOf('grant')),
    keyOf,
  );
  const uses = differences(wantedUses(person, circumstances), others.filter(isOf('use')), keyOf);
  const lines = [...others, ...grants, ...uses];
  const closures = differences(wantedOfClosures(person, lines, circumstances), ofClosures, keyOf);
  const all = [...lines, ...ofClosures, ...closures];
  const expiries = differences(
    wantedExpiries(person.id, all, circumstances),
    present.filter(isOf('expiry')),
    keyOf,
  );
  return [...grants, ...uses, ...closures, ...expiries];
}
