import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { createDayRules } from '@ploegplan/contract/rules/working-time/planned-hours';
import type { OwnDayTimes } from '@ploegplan/contract/session/schemas';
import type { WorkDay } from '@ploegplan/contract/work-days/schemas';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { dayItemsQuery, daysQuery, getFirstSpan } from '../../../data/own/employee-planning.ts';
import { listItemsWithWaiting } from '../../../data/own/other-work.ts';
import { ownDaysQuery, withWaitingDays } from '../../../data/own/own-days.ts';
import { useToday } from '../../../lib/dates/useToday.ts';
import { useOutboxEntries } from '../../../lib/outbox/state.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { type DayProposal, hasTimes, proposeDay } from './propose-day.ts';

/** An own day as it will be when what waits is sent. */
export interface KnownDay {
  date: string;
  asked: OwnDayTimes;
  /** Absent while there are no times. */
  recorded: WorkDay | undefined;
  works: readonly EmployeePlanningItem[];
  proposal: DayProposal;
  /** Why its times cannot be changed. */
  closedBy: 'approval' | 'correction' | null;
}

/** The times of an own day and its works; null for who is not asked for times, and while they are not known. */
export function useOwnDay(date: string): KnownDay | null {
  const asked = useSession()?.dayTimes;
  const enabled = asked !== undefined;
  const today = useToday();
  const rules = createDayRules(useTenant());
  const entries = useOutboxEntries();
  const list = useInfiniteQuery({ ...daysQuery(today), enabled });
  const isListed =
    date >= getFirstSpan(today).from || (list.data?.some((item) => item.date === date) ?? false);
  const others = useQuery({
    ...dayItemsQuery(date),
    enabled: enabled && list.data !== undefined && !isListed,
  });
  const days = useQuery({ ...ownDaysQuery(date, today), enabled });
  const items = isListed ? list.data : others.data;
  if (!asked || !items || !days.data) return null;
  const known = {
    asked,
    rules,
    items: listItemsWithWaiting(items, entries),
    days: withWaitingDays(days.data, entries),
  };
  const stored = known.days.find((day) => day.date === date);
  const works = known.items.filter((item) => item.date === date);
  const isApproved = works.some(({ hoursApproved }) => hoursApproved);
  return {
    date,
    asked,
    recorded: stored && hasTimes(stored) ? stored : undefined,
    works,
    proposal: proposeDay(date, known),
    closedBy: isApproved ? 'approval' : stored?.isCorrected ? 'correction' : null,
  };
}
