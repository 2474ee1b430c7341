import { DAY, formatMinuteOfDay, toMinuteOfDay } from '@ploegplan/contract/dates/clock';
import { addDays } from '@ploegplan/contract/dates/dates';
import type { DayTimesSettings } from '@ploegplan/contract/work-days/schemas';
import type { InsertObject } from 'kysely';
import type { DB } from '../../platform/database/types.ts';
import type { DemoCompany } from '../companies/company.ts';
import { SELF_EMPLOYED } from '../people.ts';
import { getApprovedBefore } from './hour-lines.ts';

const asked: DayTimesSettings = {
  ask: { own: 'optional', hired: 'optional', 'self-employed': 'off' },
  step: 15,
  travel: true,
};

/** Whom a company asks for the times of a day; nobody where it does not say. */
export const hourSettingsOf = ({ asksTimes = false }: DemoCompany) =>
  asksTimes ? [{ remind_at: null, day_times: JSON.stringify(asked) }] : [];

interface Recorded {
  planning_items: readonly { id: string; start_time: string | null }[];
  planning_assignments: readonly {
    planning_item_id: string;
    employee_id: string;
    date: string;
    hours_worked: number | null;
  }[];
}

/** Who does not tell the times, and who lives at the works. */
const isSilent = (index: number) => index % 8 === 7 || index === SELF_EMPLOYED;
const isNear = (index: number) => index % 9 === 8;

const roles = ['driver-with-riders', 'rider', 'rider', 'driver'] as const;

const createTravel = (index: number) =>
  isNear(index)
    ? {}
    : {
        travel_role: roles[index % roles.length] ?? 'rider',
        travel_minutes: 40 + 10 * (index % 6),
        kilometres: 12 + 7 * (index % 6),
      };

/** The most hours that somebody works without a break. */
const WITHOUT_BREAK = 4.5;

/** The times and travel of days since two weeks, as workers told them: from the planned begin on, as long as the hours. */
export function createWorkDays(
  { asksTimes = false, breakMinutes, employees }: DemoCompany,
  { planning_items, planning_assignments }: Recorded,
  { today, ids }: { today: string; ids: readonly string[] },
): InsertObject<DB, 'work_days'>[] {
  if (!asksTimes) return [];
  const from = addDays(getApprovedBefore(today), -7);
  const begins = new Map(planning_items.map((item) => [item.id, item.start_time]));
  return employees.flatMap((_, index) => {
    const employee_id = ids[index] ?? '';
    if (isSilent(index)) return [];
    const own = planning_assignments.filter(
      (row) => row.employee_id === employee_id && row.date >= from && row.hours_worked !== null,
    );
    return [...Map.groupBy(own, ({ date }) => date)].map(([date, works]) => {
      const hours = works.reduce((sum, { hours_worked }) => sum + (hours_worked ?? 0), 0);
      const [begin = '07:00'] = works
        .flatMap(({ planning_item_id }) => begins.get(planning_item_id) ?? [])
        .sort();
      const pause = hours > WITHOUT_BREAK ? breakMinutes : 0;
      const end = toMinuteOfDay(begin) + hours * 60 + pause;
      return {
        ...{ employee_id, date, start_time: begin, end_time: formatMinuteOfDay(end % DAY) },
        break_minutes: pause,
        ...createTravel(index),
      };
    });
  });
}
