import {
  allocateClosures,
  type ClosureDay,
  type ClosureUse,
  computeCostlyDays,
} from '@ploegplan/contract/rules/leave/closure-costs';
import { computeYearGrants } from '@ploegplan/contract/rules/leave/grants';
import {
  computeLeave,
  listWholeDayAbsences,
  sumQuarters,
} from '@ploegplan/contract/rules/leave/hours';
import {
  allocate,
  computeDifferences,
  createLapseRule,
  listExpiries,
} from '@ploegplan/contract/rules/leave/ledger';
import type { DatedLimits } from '@ploegplan/contract/rules/working-time/limits';
import type { AccountedAbsence, KeptSettings, Staff, StoredLine } from './rows.ts';

const getYear = (day: string) => Number(day.slice(0, 4));

const getLineKey = ({ type, account, day, lot, absenceId, expiresOn }: StoredLine) =>
  [type, account, day, lot, absenceId, expiresOn].join(' ');

/** What the lines of an employee follow from. */
interface Circumstances {
  settings: KeptSettings;
  now: string;
  warnings: Parameters<typeof createLapseRule>[0];
  limits: DatedLimits;
  absences: readonly AccountedAbsence[];
  isDayOff: (day: string) => boolean;
  /** The days of closures that cost something, but for holidays. */
  closed: readonly ClosureDay[];
}

const listIllnesses = (absences: readonly AccountedAbsence[]) =>
  absences.filter(({ kind }) => kind === 'sick');

/** Grants of all years until the next: leave of next year is asked for in this one. */
function computeGrantLines(
  person: Staff,
  { settings: { startYear, grants }, now, absences, limits }: Circumstances,
): StoredLine[] {
  // While ill, leave accrues whatever the kind says (BW 7:634).
  const unaccrued = computeLeave(
    absences.filter(({ accrues, kind }) => !accrues && kind !== 'sick'),
    { ...person, isFree: () => false },
  );
  const expected: StoredLine[] = [];
  for (let year = startYear; year <= getYear(now) + 1; year++) {
    const rules = grants.findLast(({ fromYear }) => fromYear <= year) ?? grants[0];
    if (!rules) return [];
    const grantsFrom = { unaccrued, dated: limits };
    for (const { kind, ...grant } of computeYearGrants(person, year, rules, grantsFrom)) {
      const whose = { employeeId: person.id, absenceId: null, lotKind: kind };
      expected.push({ ...grant, ...whose, type: 'grant' });
    }
  }
  return expected;
}

function computeUseLines(
  person: Staff,
  { settings, absences, isDayOff }: Circumstances,
): StoredLine[] {
  const ill = listIllnesses(absences);
  const isFree = (day: string) =>
    isDayOff(day) || listWholeDayAbsences(ill, person, day).length > 0;
  const accountsByAbsence = new Map(absences.map(({ id, account }) => [id, account]));
  const accounted = absences.filter(({ account }) => account !== null);
  return computeLeave(accounted, { ...person, isFree }).flatMap(({ id, day, quarters }) => {
    const account = accountsByAbsence.get(id);
    if (!account || getYear(day) < settings.startYear) return [];
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
function computeClosureLines(
  person: Staff,
  others: readonly StoredLine[],
  { absences, closed, warnings, limits }: Circumstances,
): StoredLine[] {
  const ill = listIllnesses(absences);
  const isIll = (day: string) => listWholeDayAbsences(ill, person, day).length > 0;
  const free = absences.filter(({ account, kind }) => account === null && kind !== 'sick');
  const toLine = ({ account, day, quarters }: ClosureUse): StoredLine => ({
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
  const days = computeCostlyDays(closed, { ...person, isFree: isIll }, free);
  return allocateClosures(days, (account, day, before) => {
    const own = [...others, ...before.map(toLine)].filter((line) => line.account === account);
    const lapsesOn = createLapseRule(warnings, ill, limits);
    const { lots, short } = allocate(own, { until: day, lapsesOn });
    return sumQuarters(lots.map(({ left }) => ({ quarters: left }))) - short;
  }).map(toLine);
}

const accounts = ['vacation', 'rostered', 'time-for-time'] as const;

/** What lapsed until today, by all other lines. */
function computeExpiryLines(
  employeeId: string,
  lines: readonly StoredLine[],
  { now, warnings, absences, limits }: Circumstances,
): StoredLine[] {
  return accounts.flatMap((account) => {
    const own = lines.filter((line) => line.account === account);
    const lapsesOn = createLapseRule(warnings, listIllnesses(absences), limits);
    const allocation = allocate(own, { until: now, lapsesOn });
    return listExpiries(allocation).map(({ kind, lot, day, quarters, expiresOn }) => ({
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
export function computeMissingLines(
  person: Staff,
  present: readonly StoredLine[],
  circumstances: Circumstances,
): StoredLine[] {
  const [ofClosures = [], others = []] = [true, false].map((isOne) =>
    present.filter((line) => (line.type === 'use' && line.absenceId === null) === isOne),
  );
  const grants = computeDifferences(
    computeGrantLines(person, circumstances),
    others.filter(isOf('grant')),
    getLineKey,
  );
  const uses = computeDifferences(
    computeUseLines(person, circumstances),
    others.filter(isOf('use')),
    getLineKey,
  );
  const lines = [...others, ...grants, ...uses];
  const closures = computeDifferences(
    computeClosureLines(person, lines, circumstances),
    ofClosures,
    getLineKey,
  );
  const all = [...lines, ...ofClosures, ...closures];
  const expiries = computeDifferences(
    computeExpiryLines(person.id, all, circumstances),
    present.filter(isOf('expiry')),
    getLineKey,
  );
  return [...grants, ...uses, ...closures, ...expiries];
}
