import { countDaysBetween } from '@ploegplan/contract/dates/dates';
import { type DemoCompany, WERKNEMER } from '../companies/company.ts';
import type { DemoItem } from '../planning.ts';
import { Random } from '../random.ts';
import { countHours } from '../shifts.ts';

/** The columns that an employee records. */
interface Recorded {
  hours_worked: number | null;
  notes: string;
}

const nothing: Recorded = { hours_worked: null, notes: '' };

/** Differences from the planned hours: mostly none, sometimes a quarter of an hour, rarely more. */
const deviations = [0, 0, 0, 0, 0, 0, -0.25, -0.25, 0.25, 0.5, 1];

/** Older hours are missing less often; `werknemer` has not recorded yesterday. */
function isMissing(employee: number, age: number, random: Random): boolean {
  if (employee === WERKNEMER && age <= 1) return true;
  return random.chance(age <= 3 ? 0.4 : 0.07);
}

/** The hours and notes of an employee on an item; none from today on. */
export function createRecorded(
  company: DemoCompany,
  item: DemoItem,
  employee: number,
  today: string,
): Recorded {
  const age = countDaysBetween(item.date, today);
  const random = new Random(`${company.name} hours ${item.key} ${employee}`);
  if (age <= 0 || isMissing(employee, age, random)) return nothing;
  const hours = countHours(item.shift) + random.pick(deviations);
  return { hours_worked: hours, notes: random.chance(0.3) ? random.pick(company.notes) : '' };
}
