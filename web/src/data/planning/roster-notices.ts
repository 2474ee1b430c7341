import { getToday } from '@ploegplan/contract/dates/dates';
import {
  listShortNotices,
  type RosterItem,
  type ShortNotice,
} from '@ploegplan/contract/planning/roster-notice';
import type { PlanningEdit } from '@ploegplan/contract/planning/schemas';
import { createDatedLimits } from '@ploegplan/contract/rules/working-time/limits';
import type { QueryClient } from '@tanstack/react-query';
import { tenantQuery } from '../../lib/session/tenant.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';
import { employeeData } from '../records/employees.ts';
import { findKnownItem } from './planning.ts';
import { computeOutcomes } from './planning-items.ts';
import { formatOwnLimit } from './working-time-texts.ts';

/** An item as it is, and as it becomes; null where it is not. */
export type Becoming = readonly [before: RosterItem | null, after: RosterItem | null];

interface Known extends Omit<Parameters<typeof listShortNotices>[2], 'today'> {
  getName: (employeeId: string) => string;
}

/** 'Ann: 3 dagen vooraf gewijzigd; oproeptermijn is 4 dagen (BW 7:628a: weigeren mag, met behoud van loon)' */
export function formatNotice(notice: ShortNotice, getName: Known['getName']): string {
  const { employeeId, days, limit, isOnCall, ownSince } = notice;
  const ahead = days === 0 ? 'op de dag zelf' : `${formatQuantity(days, 'dag', 'dagen')} vooraf`;
  const term = `${isOnCall ? 'oproeptermijn' : 'roostertermijn'} is ${formatQuantity(limit, 'dag', 'dagen')}`;
  const article = isOnCall ? 'BW 7:628a: weigeren mag, met behoud van loon' : 'Atw art. 4:2';
  const source = [article, formatOwnLimit(ownSince)].filter(Boolean).join('; ');
  return `${getName(employeeId)}: ${ahead} gewijzigd; ${term} (${source})`;
}

/** Finds people who are told too late of changed items, with the first one of each. */
export function formatNotices(
  becoming: readonly Becoming[],
  { getName, ...known }: Known,
): readonly string[] {
  const now = getToday();
  const first = new Map<string, ShortNotice>();
  for (const [before, after] of becoming) {
    for (const notice of listShortNotices(before, after, { ...known, today: now })) {
      const other = first.get(notice.employeeId);
      if (!other || notice.days < other.days) first.set(notice.employeeId, notice);
    }
  }
  return [...first.values()].map((notice) => formatNotice(notice, getName));
}

/** Formats the notices of edits, as far as their items and people are in the cache. */
export function formatNoticesOfEdits(cache: QueryClient, edits: readonly PlanningEdit[]) {
  const people = new Map(
    cache.getQueryData(employeeData.list.queryKey)?.map((entry) => [entry.id, entry]),
  );
  const itemOf = (id: string) => findKnownItem(cache, id);
  return formatNotices(
    [...computeOutcomes(edits, itemOf)].map(([id, after]) => [itemOf(id) ?? null, after]),
    {
      contractsOf: (id) => people.get(id)?.contracts ?? [],
      getName: (id) => people.get(id)?.name ?? '',
      limits: createDatedLimits(cache.getQueryData(tenantQuery.queryKey)?.ownLimits ?? []),
    },
  );
}
