import { addDays, getMonday } from '@ploegplan/contract/dates/dates';
import { type InsertObject, sql } from 'kysely';
import type { DB } from '../../platform/database/types.ts';

interface Planned {
  planning_items: readonly { id: string; project_id: string | null; client_id: string | null }[];
  planning_assignments: readonly {
    planning_item_id: string;
    employee_id: string;
    date: string;
    hours_worked: number | null;
  }[];
}

interface Line {
  kind: string;
  quarters: (entered: number) => number;
  reason: string;
}

/** What the office wrote in the week before this one: overtime, travelling, and a correction. */
const lines: readonly Line[] = [
  { kind: 'Overwerk', quarters: () => 6, reason: 'Storten kon niet wachten' },
  { kind: 'Reisuren', quarters: () => 4, reason: '' },
  {
    kind: 'Normaal',
    quarters: (entered) => entered - 2,
    reason: 'Half uur eerder gestopt, afgestemd met de voorman',
  },
  {
    kind: 'Meerwerk',
    quarters: () => 8,
    reason: 'Extra sparing, akkoord van de opdrachtgever',
  },
];

/** The Monday before which the weeks of the demo companies are approved. */
export const getApprovedBefore = (today: string): string => addDays(getMonday(today), -7);

export function createHourLines(
  { planning_items, planning_assignments }: Planned,
  today: string,
): InsertObject<DB, 'hour_lines'>[] {
  const monday = getApprovedBefore(today);
  const items = new Map(planning_items.map((item) => [item.id, item]));
  const worked = planning_assignments.filter(
    ({ date, hours_worked }) =>
      date >= monday && date < addDays(monday, 7) && (hours_worked ?? 0) >= 4,
  );
  // One line for each person, so that the grid shows them apart.
  const people = [...new Map(worked.map((entry) => [entry.employee_id, entry])).values()];
  return lines.flatMap(({ kind, quarters, reason }, at) => {
    const one = people[at];
    const item = items.get(one?.planning_item_id ?? '');
    if (!one || !item) return [];
    const entered = Math.round((one.hours_worked ?? 0) * 4);
    const project_id = item.project_id;
    const client_id = project_id === null ? item.client_id : null;
    return [
      {
        employee_id: one.employee_id,
        date: one.date,
        target_id: project_id ?? client_id ?? '',
        project_id,
        client_id,
        kind_id: sql<string>`(select id from hour_kinds where name = ${kind})`,
        quarters: quarters(entered),
        entered_quarters: kind === 'Normaal' ? entered : null,
        reason,
      },
    ];
  });
}
