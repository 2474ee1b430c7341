import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import {
  computePlannedHours,
  createDayRules,
  type PlannedHours,
} from '@ploegplan/contract/rules/working-time/planned-hours';
import { useInfiniteQuery } from '@tanstack/react-query';
import { daysQuery } from '../../../../data/own/employee-planning.ts';
import { useToday } from '../../../../lib/dates/useToday.ts';
import { useTenant } from '../../../../lib/session/tenant.ts';
import { formatHoursText } from '../../../../lib/values/hours.ts';

export type Suggestion = PlannedHours;

/** The hours that an item without recorded hours was planned for; null when that is not known. */
export function useSuggestion(item: EmployeePlanningItem): Suggestion | null {
  const rules = createDayRules(useTenant());
  // The other work of the day says whether the break is deducted elsewhere. Without a connection the item stands alone.
  const { data = [], isLoading } = useInfiniteQuery(daysQuery(useToday()));
  if (item.hoursWorked !== null || isLoading) return null;
  return computePlannedHours(item, { own: data, ...rules });
}

/** '1 uur pauze', '45 minuten pauze'; empty without a break. */
export function breakText(minutes: number): string {
  if (minutes === 0) return '';
  if (minutes % 30 === 0 && minutes >= 60)
    return translate('{hours} pauze', { hours: formatHoursText(minutes / 60) });
  return translateCount(minutes, '{count} minuut pauze', '{count} minuten pauze');
}
