import { getToday } from '@ploegplan/contract/dates/dates';
import type { NewApproval } from '@ploegplan/contract/hours/schemas';
import type { HoursCell } from '@ploegplan/contract/rules/hours/hours';
import { toQuarters } from '@ploegplan/contract/rules/leave/hours';
import { v7 as uuidv7 } from 'uuid';
import { compareNames } from '../../lib/values/compare-names.ts';
import { formatNameList } from '../../lib/values/list-names.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';
import { sumText } from './grid/cell-texts.ts';
import { groupCellsByWeek } from './rows.ts';
import type { Checks } from './useChecks.ts';

/** The approval of a week, exactly as its cells are shown. */
export function createApproval(
  employeeId: string,
  monday: string,
  cells: readonly HoursCell[],
): NewApproval {
  const lines = cells.flatMap(({ date, projectId, clientId, kindId, quarters }) =>
    quarters ? [{ date, projectId, clientId, kindId, hours: quarters / 4 }] : [],
  );
  return { id: uuidv7(), employeeId, monday, lines };
}

/** The weeks that can be approved without a look: complete until their last planned day, and nothing to look at. */
export function listReadyWeeks(
  cells: Iterable<HoursCell>,
  checks: Checks,
  { mondays, isShown }: { mondays: readonly string[]; isShown: (employeeId: string) => boolean },
): NewApproval[] {
  const ready: NewApproval[] = [];
  for (const [key, own] of groupCellsByWeek(cells)) {
    const [employeeId = '', monday = ''] = key.split(' ');
    if (!mondays.includes(monday) || monday > getToday() || !isShown(employeeId)) continue;
    const isComplete = own.every(({ planned, quarters }) => planned === null || quarters !== null);
    const isOpen = own.every(({ approved }) => !approved);
    const approval = createApproval(employeeId, monday, own);
    if (isComplete && isOpen && !checks.has(key) && approval.lines.length > 0) {
      ready.push(approval);
    }
  }
  return ready;
}

type Weeks = readonly Pick<NewApproval, 'employeeId' | 'monday'>[];

export const formatPeople = (weeks: Weeks): string =>
  formatQuantity(new Set(weeks.map(({ employeeId }) => employeeId)).size, 'persoon', 'mensen');

/** 'Weekstaat van 20 mensen', '34 weekstaten van 20 mensen' */
export function formatWeeks(weeks: Weeks): string {
  const mondays = new Set(weeks.map(({ monday }) => monday)).size;
  const sheets =
    mondays > 1 ? formatQuantity(weeks.length, 'weekstaat', 'weekstaten') : 'Weekstaat';
  return `${sheets} van ${formatPeople(weeks)}`;
}

/** The number of names that are read before a press. */
const NAMED = 13;

/** Formats whose hours are approved together, and how many: 'Ann de Boer, Bob Kuipers en nog 3: 190,25 uur'. */
export function formatReady(
  ready: readonly NewApproval[],
  getName: (id: string) => string,
): string {
  const names = [...new Set(ready.map(({ employeeId }) => employeeId))]
    .map(getName)
    .toSorted(compareNames);
  const quarters = ready
    .flatMap(({ lines }) => lines)
    .reduce((sum, { hours }) => sum + toQuarters(hours), 0);
  return `${formatNameList(names, NAMED)}: ${sumText(quarters)} uur`;
}
