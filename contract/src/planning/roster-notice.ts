import { countDaysBetween } from '../dates/dates.ts';
import { type DatedContract, findContractOn } from '../employees/contracts.ts';
import { type DatedLimits, findLimitsOn, findOwnSince } from '../rules/working-time/limits.ts';

/** An item of the roster: drafts are not told to anybody. */
export interface RosterItem {
  date: string;
  startTime: string | null;
  endTime: string | null;
  employeeIds: readonly string[];
  isDraft: boolean;
}

/** A change of somebody's roster, so many days ahead, which is fewer than the limit. */
export interface ShortNotice {
  employeeId: string;
  days: number;
  limit: number;
  isOnCall: boolean;
  /** The first day of the company's term, where that decided. */
  ownSince?: string | undefined;
}

interface Circumstances {
  today: string;
  contractsOf: (employeeId: string) => readonly DatedContract[];
  limits: DatedLimits;
}

const times = ({ date, startTime, endTime }: RosterItem) =>
  [date, startTime?.slice(0, 5), endTime?.slice(0, 5)].join(' ');

/**
 * Finds the employees who are told too late that an item becomes another one; null stands for no item. On-call workers are
 * called four days ahead, else they may refuse, and keep their wage when it is withdrawn or changed (BW 7:628a). The roster of
 * others is known 28 days ahead, or as agreed (Atw art. 4:2): for them a change counts of what they were told, not work that
 * comes to it. The terms are those of the day of the work.
 */
export function listShortNotices(
  before: RosterItem | null,
  after: RosterItem | null,
  { today, contractsOf, limits }: Circumstances,
): ShortNotice[] {
  const told = before?.isDraft === false ? before : null;
  const tells = after?.isDraft === false ? after : null;
  const isSame = told && tells && times(told) === times(tells);
  const ids = new Set([...(told?.employeeIds ?? []), ...(tells?.employeeIds ?? [])]);
  return [...ids].flatMap((employeeId): ShortNotice[] => {
    const had = told?.employeeIds.includes(employeeId) ? told : null;
    const has = tells?.employeeIds.includes(employeeId) ? tells : null;
    if (had && has && isSame) return [];
    const found = [had, has].flatMap((item): ShortNotice[] => {
      if (!item) return [];
      const isOnCall = findContractOn(contractsOf(employeeId), item.date)?.onCall ?? false;
      if (!had && !isOnCall) return [];
      const term = isOnCall ? 'onCall' : 'others';
      const days = countDaysBetween(today, item.date);
      const limit = findLimitsOn(limits, item.date).notice[term];
      if (days < 0 || days >= limit) return [];
      const since = findOwnSince(limits, item.date, [`notice.${term}`]);
      return [{ employeeId, days, limit, isOnCall, ownSince: since }];
    });
    return found.toSorted((a, b) => a.days - b.days).slice(0, 1);
  });
}

interface Telling {
  employeeId: string;
  date: string;
  /** What was told of the day before; null when nothing was. */
  was: readonly Pick<RosterItem, 'startTime' | 'endTime'>[] | null;
  works: readonly Pick<RosterItem, 'startTime' | 'endTime'>[];
}

/** Finds whether somebody was told of a day later than he must be, where `today` is the day on which he was told; null when in time. */
export function findLateTelling(
  { employeeId, date, was, works }: Telling,
  circumstances: Circumstances,
): Pick<ShortNotice, 'days' | 'limit' | 'isOnCall'> | null {
  const toItems = (some: Telling['works']) =>
    some.map((work) => ({ ...work, date, employeeIds: [employeeId], isDraft: false }));
  const [before, after] = [toItems(was ?? []), toItems(works)];
  const listOthers = (items: readonly RosterItem[], among: readonly RosterItem[]) =>
    items.filter((item) => !among.some((other) => times(other) === times(item)));
  const [gone, come] = [listOthers(before, after), listOthers(after, before)];
  for (let at = 0; at < Math.max(gone.length, come.length); at += 1) {
    const [notice] = listShortNotices(gone[at] ?? null, come[at] ?? null, circumstances);
    if (notice) return { days: notice.days, limit: notice.limit, isOnCall: notice.isOnCall };
  }
  return null;
}
