import { DAY, formatMinuteOfDay, toMinuteOfDay } from '@ploegplan/contract/dates/clock';
import type { InsertObject } from 'kysely';
import type { DB } from '../../platform/database/types.ts';
import { getApprovedBefore } from './hour-lines.ts';

interface Planned {
  planning_items: readonly {
    id: string;
    date: string;
    start_time: string | null;
    project_id: string | null;
    description: string;
  }[];
  planning_assignments: readonly {
    planning_item_id: string;
    employee_id: string;
    date: string;
    hours_worked: number | null;
  }[];
}

interface Foreman {
  today: string;
  employeeId: string;
  userId: string;
  breakMinutes: number;
}

const USUAL_HOURS = 8;

/** The answers of those who worked with the foreman, in turn. */
const answers = [
  { more: 0.5, answer: 'objected', objection: 'Ik ben een half uur eerder gestopt.' },
  { more: 0, answer: 'confirmed', objection: '' },
  { more: 0, answer: null, objection: '' },
  { more: 0.5, answer: null, objection: '' },
] as const;

/** What the foreman entered of the past days of who worked with him, in weeks that are not approved, and his reports of the last two projects. */
export function createCrewRows(
  { planning_items, planning_assignments }: Planned,
  { today, employeeId, userId, breakMinutes }: Foreman,
) {
  const from = getApprovedBefore(today);
  const past = planning_assignments.filter(({ date }) => date >= from && date < today);
  const own = new Set(
    past.filter((row) => row.employee_id === employeeId).map((row) => row.planning_item_id),
  );
  const items = new Map(planning_items.map((item) => [item.id, item]));
  const mates = past.filter(
    (row) => own.has(row.planning_item_id) && row.employee_id !== employeeId,
  );
  const days = Map.groupBy(mates, (row) => `${row.employee_id} ${row.date}`);
  const crew_days = [...days.values()].flatMap((works, index): InsertObject<DB, 'crew_days'>[] => {
    const [first] = works;
    const said = answers[index % answers.length];
    if (!first || !said) return [];
    const { more, ...answer } = said;
    const hours = works.map(
      ({ hours_worked }, at) => (hours_worked ?? USUAL_HOURS) + (at === 0 ? more : 0),
    );
    const begin = items.get(first.planning_item_id)?.start_time ?? '07:00';
    const end = toMinuteOfDay(begin) + breakMinutes + 60 * hours.reduce((sum, own) => sum + own, 0);
    return [
      {
        ...{ employee_id: first.employee_id, date: first.date, user_id: userId, ...answer },
        ...{ start_time: begin, end_time: formatMinuteOfDay(end % DAY) },
        break_minutes: breakMinutes,
        works: JSON.stringify(
          works.map((work, at) => ({ id: work.planning_item_id, hoursWorked: hours[at] })),
        ),
        at: `${first.date}T16:10:00Z`,
      },
    ];
  });
  const reported = new Map(
    [...own].flatMap((id) => {
      const item = items.get(id);
      return item?.project_id ? [[`${item.project_id} ${item.date}`, item] as const] : [];
    }),
  );
  const day_reports = [...reported.values()].slice(-2).map((item, index) => ({
    ...{ project_id: item.project_id ?? '', date: item.date, user_id: userId },
    work_done: item.description || 'Verder gewerkt volgens planning.',
    weather: index === 0 ? 'Droog, 9 graden' : 'Bewolkt, veel wind',
    delays: index === 0 ? '' : 'Een half uur gewacht: de kraan stond stil door de wind.',
    equipment: 'Verreiker, twee bussen',
    visitors: index === 0 ? 'Opzichter van de klant, 10.00 uur' : '',
    at: `${item.date}T15:45:00Z`,
  }));
  return { crew_days, day_reports };
}
