import { randomUUIDv7 } from 'node:crypto';
import { addDays } from '@ploegplan/contract/dates/dates';
import { type DemoCompany, getAt, WERKNEMER } from '../companies/company.ts';

/** Two hours of yesterday on a project without planning, where the company allows it. */
export function createOtherWorkRows(
  { allowsOnPhone }: DemoCompany,
  { today, employees, projects }: { today: string; employees: string[]; projects: string[] },
) {
  if (!allowsOnPhone) return { items: [], assignments: [] };
  const id = randomUUIDv7();
  const date = addDays(today, -1);
  const hours = { hours_worked: 2, notes: 'Geholpen met lossen' };
  return {
    items: [{ id, date, project_id: getAt(projects, 0), is_other_work: true }],
    assignments: [
      { planning_item_id: id, employee_id: getAt(employees, WERKNEMER), date, ...hours },
    ],
  };
}
