import type { Employee } from '@ploegplan/contract/employees/schemas';
import type { PeopleNeed } from '@ploegplan/contract/planning/schemas';
import type { Project } from '@ploegplan/contract/projects/schemas';
import { isWorkday, type WorkingWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { toPlain } from '../../../lib/values/matching.ts';
import type { Planned } from '../usePlanning.ts';

/** The number of people on a day of a project, or of an item without one, and the number needed. */
export interface Staffing {
  project: Project | null;
  date: string;
  people: number;
  needed: number;
  /** The people who are missing besides those there. */
  lacking: readonly PeopleNeed[];
  /** The same in words: '1 kraanmachinist', '2 mensen'. */
  missing: readonly string[];
  /** An item of that day. */
  item: PlannedItem | undefined;
}

export const formatLacking = ({ function: name, count }: PeopleNeed) =>
  `${count} ${name ? toLowerCase(name) : count === 1 ? 'mens' : 'mensen'}`;

/**
 * Lists the people missing besides those with these functions. A person with a function that is asked for by name counts for that first,
 * then for any.
 */
export function listLacking(
  needs: readonly PeopleNeed[],
  functions: readonly string[],
): PeopleNeed[] {
  const left = functions.map(toPlain);
  const taken = (name: string, count: number) => {
    let found = 0;
    for (let at = left.length - 1; at >= 0 && found < count; at--) {
      if (name !== '' && left[at] !== toPlain(name)) continue;
      left.splice(at, 1);
      found += 1;
    }
    return found;
  };
  const named = needs.toSorted((a, b) => Number(a.function === '') - Number(b.function === ''));
  return named.flatMap(({ function: name, count }) => {
    const short = count - taken(name.trim(), count);
    return short > 0 ? [{ function: name.trim(), count: short }] : [];
  });
}

type Situation = Pick<Planned, 'items' | 'daysOff'> & {
  choices: Pick<Planned['choices'], 'projects'> & {
    employees: readonly Pick<Employee, 'id' | 'jobTitle'>[];
  };
};

/**
 * Computes the staffing of items of a day that belong together. The needs of items go before those of their project; people on an item
 * without needs then help the others.
 */
function computeDayStaffing(
  items: readonly PlannedItem[],
  needsOfProject: readonly PeopleNeed[],
  getFunction: (employeeId: string) => string,
): Pick<Staffing, 'people' | 'needed' | 'lacking' | 'missing'> {
  const stating = items.filter(({ needs }) => needs.length > 0);
  const placed = stating.flatMap(({ employeeIds }) => employeeIds);
  const all = new Set(items.flatMap(({ employeeIds }) => employeeIds));
  const spare = [...all.difference(new Set(placed))];
  const parts: Pick<PlannedItem, 'needs' | 'employeeIds'>[] =
    stating.length > 0 ? stating : [{ needs: needsOfProject, employeeIds: [] }];
  const counts = parts.flatMap(({ needs }) => needs.map(({ count }) => count));
  const lacking = parts.flatMap(({ needs, employeeIds }) =>
    listLacking(needs, [...employeeIds, ...spare].map(getFunction)),
  );
  return {
    people: placed.length + spare.length,
    needed: counts.reduce((sum, count) => sum + count, 0),
    lacking,
    missing: lacking.map(formatLacking),
  };
}

/**
 * Computes the staffing on these days: of projects on a day with planned people, and between begin and expected end on each workday; of
 * items without a project each by itself.
 */
export function computeStaffing(
  { items, daysOff, choices }: Situation,
  days: readonly string[],
  workingWeek: WorkingWeek,
  isClosed: (projectId: string) => boolean,
): Staffing[] {
  const functions = new Map(choices.employees.map(({ id, jobTitle }) => [id, jobTitle]));
  const getFunction = (id: string) => functions.get(id) ?? '';
  const planned = Map.groupBy(items, ({ projectId, date }) => `${projectId} ${date}`);
  const isOpenOn = ({ id, startDate, endDate, deleted }: Project, date: string) =>
    !deleted &&
    !isClosed(id) &&
    startDate !== null &&
    startDate <= date &&
    (endDate === null || date <= endDate) &&
    isWorkday(workingWeek, date) &&
    !(date in daysOff);
  const ofProjects = choices.projects.flatMap((project) =>
    days.flatMap((date): Staffing[] => {
      const own = planned.get(`${project.id} ${date}`) ?? [];
      const isNeeding = [project, ...own].some(({ needs }) => needs.length > 0);
      if (!isNeeding || (own.length === 0 && !isOpenOn(project, date))) return [];
      return [
        { project, date, item: own[0], ...computeDayStaffing(own, project.needs, getFunction) },
      ];
    }),
  );
  const ofItems = days
    .flatMap((date) => planned.get(`null ${date}`) ?? [])
    .filter(({ needs }) => needs.length > 0)
    .map((item) => ({
      project: null,
      date: item.date,
      item,
      ...computeDayStaffing([item], [], getFunction),
    }));
  return [...ofProjects, ...ofItems];
}
