import { type Absence, absenceKinds } from '@ploegplan/contract/absences/schemas';
import { countDaysBetween } from '@ploegplan/contract/dates/dates';
import type { LeaveRequest } from '@ploegplan/contract/leave/schemas';
import type { LeaveKind } from '@ploegplan/contract/leave-kinds/schemas';
import { formatDayRange } from '../../../lib/dates/dates.ts';
import { compareNames } from '../../../lib/values/compare-names.ts';
import { formatNumber } from '../../../lib/values/numbers.ts';
import { getWeekHead, groupParts } from '../../../ui/day-grid/heads.ts';

/** Narrow bars show their kind by pattern besides colour. */
export const patterns = ['solid', 'dashed', 'dotted', 'half', 'ends', 'sparse'] as const;
type Pattern = (typeof patterns)[number];

/** The short mark of a kind of leave, where its name does not fit. */
export interface KindMark {
  code: string;
  pattern: Pattern;
}

/** An absence or an open request, as it is drawn in the row of a person. */
export interface LeaveBar {
  id: string;
  /** Columns, as far as they are shown. */
  from: number;
  count: number;
  /** False when the bar goes on before, or after, the shown days. */
  begins: boolean;
  ends: boolean;
  label: string;
  /** The code that is shown where the label does not fit. */
  short: string;
  kindId: string;
  kindName: string;
  firstDay: string;
  lastDay: string;
  note: string;
  hue: number;
  isRequest: boolean;
  /** The pattern where the bar has no room for a word. */
  pattern: Pattern;
  /** Part of each day. */
  isPart: boolean;
  /** True for a bar under another one, as vacation under an illness. */
  isUnder: boolean;
}

type Shown = Pick<
  Absence,
  'id' | 'kindId' | 'kindName' | 'hue' | 'firstDay' | 'lastDay' | 'hoursPerDay' | 'note'
> & { kind?: Absence['kind'] };

interface Period {
  from: string;
  to: string;
  /** The marks, by the ids of kinds. */
  codes: ReadonlyMap<string, KindMark>;
}

function createBar(shown: Shown, period: Period, isRequest: boolean): LeaveBar | null {
  const { id, kindId, kindName, hue, firstDay, lastDay, hoursPerDay, note } = shown;
  const mark = period.codes.get(kindId);
  if (lastDay < period.from || firstDay > period.to) return null;
  const from = Math.max(0, countDaysBetween(period.from, firstDay));
  const to = Math.min(
    countDaysBetween(period.from, period.to),
    countDaysBetween(period.from, lastDay),
  );
  const part = hoursPerDay === null ? '' : `${formatNumber(hoursPerDay)} u`;
  return {
    id,
    from,
    count: to - from + 1,
    begins: firstDay >= period.from,
    ends: lastDay <= period.to,
    label: part ? `${part} ${kindName}` : kindName,
    short: part || (mark?.code ?? ''),
    kindId,
    kindName,
    firstDay,
    lastDay,
    note,
    hue,
    isRequest,
    pattern: mark?.pattern ?? 'solid',
    isPart: hoursPerDay !== null,
    isUnder: false,
  };
}

/**
 * A code for each kind of leave: the shortest beginning of its name that no kind before it in the rules' order has, so that the most
 * usual ones have one letter. And a pattern, which differs from that of the kinds around it.
 */
export function assignKindCodes(
  kinds: readonly Pick<LeaveKind, 'id' | 'name' | 'kind'>[],
): Map<string, KindMark> {
  const codes = new Map<string, KindMark>();
  const taken = new Set<string>();
  const getPosition = ({ kind }: { kind: LeaveKind['kind'] }) => absenceKinds.indexOf(kind);
  const ordered = kinds.toSorted(
    (a, b) => getPosition(a) - getPosition(b) || compareNames(a.name, b.name),
  );
  for (const [at, { id, name }] of ordered.entries()) {
    let length = 1;
    while (length < name.length && taken.has(name.slice(0, length))) length += 1;
    const code = name.slice(0, length);
    codes.set(id, { code, pattern: patterns[at % patterns.length] ?? 'solid' });
    taken.add(code);
  }
  return codes;
}

/** Describes all of a bar, for hover and screen readers. */
export const describeBar = ({ isRequest, label, firstDay, lastDay, note }: LeaveBar): string =>
  [`${isRequest ? 'Aangevraagd: ' : ''}${label}`, formatDayRange(firstDay, lastDay), note]
    .filter(Boolean)
    .join(' · ');

const overlaps = (a: LeaveBar, b: LeaveBar) =>
  a.from < b.from + b.count && b.from < a.from + a.count;

/** The bars of each person. Whole days first, then parts and requests, which are drawn above them; an illness above all. */
export function groupBarsByPerson(
  absences: readonly Absence[],
  requests: readonly LeaveRequest[],
  period: Period,
): Map<string, LeaveBar[]> {
  const bars = new Map<string, LeaveBar[]>();
  const add = (person: string, bar: LeaveBar | null) => {
    if (!bar) return;
    const own = bars.get(person);
    if (own) own.push(bar);
    else bars.set(person, [bar]);
  };
  const isIll = ({ kind }: Absence) => kind === 'sick';
  for (const one of absences.filter((absence) => !isIll(absence))) {
    add(one.employeeId, createBar(one, period, false));
  }
  for (const absence of absences.filter(isIll)) {
    const bar = createBar(absence, period, false);
    const own = bars.get(absence.employeeId) ?? [];
    if (bar && !bar.isPart) for (const other of own) other.isUnder ||= overlaps(other, bar);
    add(absence.employeeId, bar);
  }
  for (const request of requests) add(request.employeeId, createBar(request, period, true));
  return bars;
}

/** Counts people who are absent all day, by column; nobody where everybody is free. */
export function countAbsent(
  bars: ReadonlyMap<string, readonly LeaveBar[]>,
  days: readonly string[],
  isFree: (day: string) => boolean,
): number[] {
  const counts = days.map(() => 0);
  for (const own of bars.values()) {
    const away = new Set<number>();
    for (const { from, count, isRequest, isPart } of own) {
      if (isRequest || isPart) continue;
      for (let day = from; day < from + count; day++) away.add(day);
    }
    for (const day of away) counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts.map((count, at) => (isFree(days[at] ?? '') ? 0 : count));
}

/** The weeks of the days, with the most that are absent on a day of each. */
export const findMostByWeek = (counts: readonly number[], days: readonly string[]) =>
  groupParts(days, getWeekHead).map(({ key, label, from, count }) => ({
    key,
    week: label,
    from,
    count,
    most: Math.max(...counts.slice(from, from + count)),
  }));
