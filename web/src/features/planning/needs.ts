import type { Employee } from '@ploegplan/contract/employees.schemas';
import type { Project, ProjectNeed } from '@ploegplan/contract/projects.schemas';
import { lowerCased } from '@ploegplan/contract/rules/terms';
import { isWorkday, type WorkingWeek } from '@ploegplan/contract/rules/working-week';
import type { PlannedItem } from '../../data/planning-items.ts';
import { plain } from '../../lib/values/matching.ts';
import type { Planned } from './usePlanning.ts';

/** How many people a project has on a day, of those that it needs. */
export interface Staffing {
  project: Project;
  date: string;
  people: number;
  needed: number;
  /** What is short: '1 kraanmachinist', '2 mensen'. */
  missing: readonly string[];
  /** One of the items of that day. */
  item: PlannedItem | undefined;
}

const missingText = (count: number, name: string) =>
  `${count} ${name ? lowerCased(name) : count === 1 ? 'mens' : 'mensen'}`;

/** What people with these functions leave short. Who has a function that is asked for by name counts for that first, then for any. */
export function missingOf(needs: readonly ProjectNeed[], functions: readonly string[]): string[] {
  const left = functions.map(plain);
  const taken = (name: string, count: number) => {
    let found = 0;
    for (let at = left.length - 1; at >= 0 && found < count; at--) {
      if (name !== '' && left[at] !== plain(name)) continue;
      left.splice(at, 1);
      found += 1;
    }
    return found;
  };
  const named = needs.toSorted(
    (one, other) => Number(one.function === '') - Number(other.function === ''),
  );
  return named.flatMap(({ function: name, count }) => {
    const short = count - taken(name.trim(), count);
    return short > 0 ? [missingText(short, name.trim())] : [];
  });
}

type Situation = Pick<Planned, 'items' | 'daysOff'> & {
  choices: Pick<Planned['choices'], 'projects'> & {
    employees: readonly Pick<Employee, 'id' | 'jobTitle'>[];
  };
};

/**
 * How the projects that need people are staffed on these days: on a day that somebody is planned there, and between begin and expected
 * end on each workday.
 */
export function staffingOf(
  { items, daysOff, choices }: Situation,
  days: readonly string[],
  workingWeek: WorkingWeek,
  isClosed: (projectId: string) => boolean,
): Staffing[] {
  const functions = new Map(choices.employees.map(({ id, jobTitle }) => [id, jobTitle]));
  const keyOf = (projectId: string | null, date: string) => `${projectId} ${date}`;
  const planned = Map.groupBy(items, ({ projectId, date }) => keyOf(projectId, date));
  const isOpenOn = ({ id, startDate, endDate, deleted }: Project, date: string) =>
    !deleted &&
    !isClosed(id) &&
    startDate !== null &&
    startDate <= date &&
    (endDate === null || date <= endDate) &&
    isWorkday(workingWeek, date) &&
    !(date in daysOff);
  return choices.projects
    .filter(({ needs }) => needs.length > 0)
    .flatMap((project) =>
      days.flatMap((date): Staffing[] => {
        const own = planned.get(keyOf(project.id, date)) ?? [];
        if (own.length === 0 && !isOpenOn(project, date)) return [];
        const people = [...new Set(own.flatMap(({ employeeIds }) => employeeIds))];
        return [
          {
            project,
            date,
            people: people.length,
            needed: project.needs.reduce((sum, { count }) => sum + count, 0),
            missing: missingOf(
              project.needs,
              people.map((id) => functions.get(id) ?? ''),
            ),
            item: own[0],
          },
        ];
      }),
    );
}
