import { randomUUIDv7 } from 'node:crypto';
import type { TestTenant } from '@ploegplan/server/test/factories';

export interface PlannedDay {
  date: string;
  project_id: string | null;
  employee_id: string | null;
  hours_worked?: number;
}

const AT_ONCE = 1_000;

/** Plans many days, each an item of its own. */
export async function planDays(tenant: TestTenant, days: readonly PlannedDay[]): Promise<void> {
  const items = days.map((day) => ({ ...day, id: randomUUIDv7() }));
  await tenant.transact(async (tx) => {
    for (let from = 0; from < items.length; from += AT_ONCE) {
      const some = items.slice(from, from + AT_ONCE);
      await tx
        .insertInto('planning_items')
        .values(
          some.map(({ id, date, project_id }) => ({
            id,
            date,
            project_id,
            start_time: '07:00',
            end_time: '15:30',
          })),
        )
        .execute();
      const assigned = some.flatMap(({ id, date, employee_id, hours_worked = null }) =>
        employee_id === null ? [] : [{ planning_item_id: id, date, employee_id, hours_worked }],
      );
      if (assigned.length > 0) {
        await tx.insertInto('planning_assignments').values(assigned).execute();
      }
    }
  });
}
