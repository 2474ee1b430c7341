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
import type { AccountedAbsence, KeptSettings, Staff, StoredLine } from './rows.ts';

const yearOf = (day: string) => Number(day.slice(0, 4));

const keyOf = ({ type, account, day, lot, absenceId }: StoredLine) =>
  [type, account, day, lot, absenceId].join(' ');

/** What the lines of an employee follow from. */
interface Circumstances {
  settings: KeptSettings;
  now: string;
  warnings: Parameters<typeof lapseRule>[0];
  absences: readonly AccountedAbsence[];
  isDayOff: (day: string) => boolean;
  /** The days of closures that cost something, but for holidays. */
  closed: readonly ClosureDay[];
}

/** Grants of all years until the next: leave of next year is asked for in this one. */
function wantedGrants(
  person: Staff,
  { settings: { startYear, grants }, now }: Circumstances,
): StoredLine[] {
  const wanted: StoredLine[] = [];
  for (let year = startYear; year <= yearOf(now) + 1; year++) {
    const rules = grants.findLast(({ fromYear }) => fromYear <= year) ?? grants[0];
    if (!rules) return [];
    for (const { kind, ...grant } of grantsOfYear(person, year, rules)) {
      const whose = { employeeId: person.id, absenceId: null, lotKind: kind };
      wanted.push({ ...grant, ...whose, type: 'grant' });
    }
  }
  return wanted;
}

function wantedUses(person: Staff, { settings, absences, isDayOff }: Circumstances): StoredLine[] {
  const ill = absences.filter(({ kind }) => kind === 'sick');
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
  { absences, closed, warnings }: Circumstances,
): StoredLine[] {
  const isIll = (day: string) =>
    wholeDayAbsences(
      absences.filter(({ kind }) => kind === 'sick'),
      person,
      day,
    ).length > 0;
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
    const { lots, short } = allocate(own, { until: day, lapsesOn: lapseRule(warnings) });
    return sumOfQuarters(lots.map(({ left }) => ({ quarters: left }))) - short;
  }).map(lineOf);
}

const accounts = ['vacation', 'rostered', 'time-for-time'] as const;

/** What lapsed until today, by all other lines. */
function wantedExpiries(
  employeeId: string,
  lines: readonly StoredLine[],
  { now, warnings }: Circumstances,
): StoredLine[] {
  return accounts.flatMap((account) => {
    const own = lines.filter((line) => line.account === account);
    const allocation = allocate(own, { until: now, lapsesOn: lapseRule(warnings) });
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
