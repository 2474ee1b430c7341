import { addDays, addMonths, countDaysBetween } from '../../dates/dates.ts';
import { type DatedLimits, findLimitsOn, legalLimits } from '../working-time/limits.ts';
import { type DayOfLeave, sumQuarters, toQuarters } from './hours.ts';

type LotKind = 'statutory' | 'extra' | 'rostered';

export interface GrantRules {
  /** A week of who works full time. */
  fullTimeHours: number;
  /** A year of who works full time, beyond the statutory. */
  extraHours: number;
  rosteredHours: number;
}

/** Whose leave it is. */
export interface GrantedWorker {
  contracts: readonly { from: string | null; hours: readonly number[] }[];
  inServiceFrom: string | null;
  lastDay: string | null;
}

export interface Grant {
  /** The same for all that is granted as one kind for one year. */
  lot: string;
  kind: LotKind;
  account: 'vacation' | 'rostered';
  day: string;
  /** Below zero where less is due than was granted before. */
  quarters: number;
  /** The first day on which it no longer can be taken; null: it does not lapse. */
  expiresOn: string | null;
}

/** Times the agreed hours of a week, a year (BW 7:634, 1). */
const STATUTORY_WEEKS = 4;

/** A period with one contract, up to the day before the next. */
interface Period {
  from: string;
  weekly: number;
}

const sumWeeklyQuarters = (hours: readonly number[]) =>
  hours.reduce((sum, ofDay) => sum + toQuarters(ofDay), 0);

/** The contracts of a year in service, each from its first day in that year. */
function listPeriods(
  { contracts, inServiceFrom }: GrantedWorker,
  first: string,
  last: string,
): Period[] {
  const begin = inServiceFrom && inServiceFrom > first ? inServiceFrom : first;
  const periods: Period[] = [];
  for (const { from, hours } of contracts.toSorted((a, b) =>
    (a.from ?? '') < (b.from ?? '') ? -1 : 1,
  )) {
    const start = from && from > begin ? from : begin;
    if (start > last) break;
    // A later contract that is in force at the begin takes the place of one before it.
    if (periods.at(-1)?.from === start) periods.pop();
    periods.push({ from: start, weekly: sumWeeklyQuarters(hours) });
  }
  return periods;
}

const monthEnd = (day: string) => addDays(addMonths(`${day.slice(0, 7)}-01`, 1), -1);
const getEarlier = (a: string, b: string) => (a < b ? a : b);

interface Share {
  kind: LotKind;
  account: Grant['account'];
  /** A year of leave is the weekly quarters times this, divided by `per`. */
  times: number;
  per: number;
  expiresOn: string | null;
}

function listShares(
  year: number,
  { fullTimeHours, extraHours, rosteredHours }: GrantRules,
  dated: DatedLimits,
): Share[] {
  const per = toQuarters(fullTimeHours);
  const ends = `${year + 1}-01-01`;
  const { statutoryMonths, extraYears } = findLimitsOn(dated, ends).leave;
  return [
    // It lapses six months after its year (BW 7:640a).
    {
      kind: 'statutory',
      account: 'vacation',
      times: STATUTORY_WEEKS,
      per: 1,
      expiresOn: addMonths(ends, statutoryMonths),
    },
    // Five years after its year (BW 7:642).
    {
      kind: 'extra',
      account: 'vacation',
      times: toQuarters(extraHours),
      per,
      expiresOn: addMonths(ends, extraYears * 12),
    },
    // No leave by the law: it ends when the company says so.
    {
      kind: 'rostered',
      account: 'rostered',
      times: toQuarters(rosteredHours),
      per,
      expiresOn: null,
    },
  ];
}

/**
 * What is granted for a year, in proportion to the contract and the days in service, rounded up to a quarter. All of it at the
 * begin of the year or of the service, as if the contract lasted; a change of contract and the end of service add a line of the
 * difference on their day, so that a balance of a day before stays what it was. So does, at the end of its month, leave over which no statutory leave
 * accrues (`unaccrued`; BW 7:634 and 635). The terms of lapse are those of the day after the year.
 */
export function computeYearGrants(
  worker: GrantedWorker,
  year: number,
  rules: GrantRules,
  {
    unaccrued = [],
    dated = legalLimits,
  }: { unaccrued?: readonly DayOfLeave[]; dated?: DatedLimits } = {},
): Grant[] {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const end = worker.lastDay !== null && worker.lastDay < last ? worker.lastDay : last;
  const periods = listPeriods(worker, first, end);
  const daysInYear = countDaysBetween(first, last) + 1;
  const lost = unaccrued.filter(({ day }) => first <= day && day <= end);
  const monthEnds = lost.map(({ day }) => getEarlier(monthEnd(day), end));
  /** Weekly quarters times days, as it is known on a day: the contract lasts, and the service too unless it ends then. */
  const earnedOn = (on: string) => {
    const begun = periods.filter(({ from }) => from <= on);
    const until = addDays(on === end ? end : last, 1);
    return begun.reduce(
      (sum, { from, weekly }, at) =>
        sum + weekly * countDaysBetween(from, begun[at + 1]?.from ?? until),
      0,
    );
  };
  return listShares(year, rules, dated).flatMap(({ kind, account, times, per, expiresOn }) => {
    const lot = `${year} ${kind}`;
    const grants: Grant[] = [];
    let granted = 0;
    const ends = kind === 'statutory' ? [...monthEnds, end] : [end];
    const days = new Set([...periods.map(({ from }) => from), ...ends]);
    for (const day of [...days].toSorted()) {
      const over =
        kind === 'statutory'
          ? lost.filter((leave) => monthEnd(leave.day) <= day || day === end)
          : [];
      // A week of leave takes the hours of a week for seven days.
      const total = Math.max(0, earnedOn(day) - sumQuarters(over) * 7);
      const due = Math.ceil((total * times) / (per * daysInYear));
      if (due !== granted)
        grants.push({ lot, kind, account, day, quarters: due - granted, expiresOn });
      granted = due;
    }
    return grants;
  });
}
