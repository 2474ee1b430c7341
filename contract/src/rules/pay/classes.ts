import { toDayNumber } from '../../dates/dates.ts';
import { findRuleAt, listCalendarClaims, listOvertimeClaims, type PayClass } from './claims.ts';
import { countOrdinaryMinutes, type PaidPerson, type PayDay, placeDay } from './placing.ts';
import { findPayRulesOn, type PayRules } from './rules.ts';
import { splitTravelMinutes } from './travel.ts';
import { formatReason, type Stretch, toLocalClock } from './words.ts';

export interface ClassedPart extends PayClass {
  /** The day whose work it is, also after midnight. */
  date: string;
  /** HH:MM; null where the times of the day are not known, and of travel. */
  from: string | null;
  to: string | null;
  minutes: number;
  projectId: string | null;
  /** The minutes in words: '2,25 u 125 %: do 26 nov 16:00–18:15, cao art. 2.8'. */
  reason: string;
}

/** Rounds the running total, so that the sum is the whole rounded once; parts of which nothing is left are left out. */
function roundStretches(stretches: readonly Stretch[], step: number): Stretch[] {
  let exact = 0;
  let rounded = 0;
  return stretches.flatMap((stretch) => {
    exact += stretch.minutes;
    const minutes = Math.round(exact / step) * step - rounded;
    rounded += minutes;
    return minutes > 0 ? [{ ...stretch, minutes }] : [];
  });
}

function listWorkStretches(day: PayDay, person: PaidPerson, rules: PayRules): Stretch[] {
  const { pieces, instantAfter } = placeDay(day, person);
  const first = pieces[0]?.start ?? 0;
  const last = pieces.at(-1)?.end ?? 0;
  const claims = [
    ...listCalendarClaims(toDayNumber(day.date), rules, person.holidays),
    ...listOvertimeClaims(rules, countOrdinaryMinutes(person, day.date), instantAfter),
  ].filter(({ start, end }) => start < last && end > first);
  const bounds = claims.flatMap(({ start, end }) => [start, end]).sort((a, b) => a - b);
  const isTimed = day.startTime !== null && day.endTime !== null;
  const stretches: Stretch[] = [];
  for (const { projectId, start, end } of pieces) {
    let at = start;
    for (const bound of [...bounds, end]) {
      const until = Math.min(bound, end);
      if (until <= at) continue;
      const rule = findRuleAt(claims, at);
      const before = stretches.at(-1);
      const isSame = before?.rule === rule && before.projectId === projectId;
      if (isSame && (before.end === at || !isTimed)) {
        before.end = until;
        before.minutes += until - at;
      } else {
        stretches.push({ rule, projectId, isTimed, start: at, end: until, minutes: until - at });
      }
      at = until;
    }
  }
  return stretches;
}

function listTravelStretches({ travel }: PayDay, rules: PayRules): Stretch[] {
  if (!travel) return [];
  const { percent, article, bandsArticle } = rules.travel;
  const { paid, unpaid, byBand } = splitTravelMinutes(travel, rules.travel);
  const common = { article: byBand ? bandsArticle : article };
  const classes: [PayClass, number][] = [
    [{ class: 'travel-unpaid', percent: 0, ...common }, unpaid],
    [{ class: 'travel-paid', percent, ...common }, paid],
  ];
  const untimed = { projectId: null, isTimed: false, start: 0, end: 0 };
  return classes.map(([rule, minutes]) => ({ ...untimed, rule, minutes }));
}

/** Puts each minute of a day in exactly one class: its work by time, then its travel. */
export function classifyDay(day: PayDay, person: PaidPerson, rules: PayRules): ClassedPart[] {
  const stretches = [listWorkStretches(day, person, rules), listTravelStretches(day, rules)];
  return stretches
    .flatMap((some) => roundStretches(some, rules.roundTo))
    .map((stretch) => ({
      ...stretch.rule,
      date: day.date,
      from: stretch.isTimed ? toLocalClock(stretch.start).time : null,
      to: stretch.isTimed ? toLocalClock(stretch.end).time : null,
      minutes: stretch.minutes,
      projectId: stretch.projectId,
      reason: formatReason(stretch, day.date),
    }));
}

/** Classifies several days, each by the rules that hold on it; days before the first rules have no parts. */
export const classifyWeek = (
  days: readonly PayDay[],
  person: PaidPerson,
  all: readonly PayRules[],
): ClassedPart[] =>
  days.flatMap((day) => {
    const rules = findPayRulesOn(all, day.date);
    return rules ? classifyDay(day, person, rules) : [];
  });
