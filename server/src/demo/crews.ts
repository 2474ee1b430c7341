import { type DemoCompany, type DemoProject, VOORMAN, WERKNEMER } from './companies/company.ts';
import type { Random } from './random.ts';

/** The work of a crew: a project, or small work for a client; by index in the company's lists. */
export type Job = { project: number } | { client: number };

/** Employees who work together for a week. */
export interface Crew {
  /** Indexes in the company's list of employees. */
  members: number[];
  /** Whether it has the announced accounts, which always have work. */
  alwaysPlanned: boolean;
  /** The work in the first and in the second half of the week. */
  jobs: [Job, Job];
}

const sizes = [1, 2, 2, 3, 3, 3, 4, 5];

const isRunning = ({ weeks }: DemoProject, week: number) =>
  weeks !== undefined && weeks[0] <= week && week <= weeks[1];

export const pickErrand = (company: DemoCompany, random: Random): Job => ({
  client: random.whole(0, company.clients.length - 1),
});

/** Divides the employees into crews for one week, at random. */
export function dealCrews(company: DemoCompany, week: number, random: Random): Crew[] {
  const running = [...company.projects.keys()].filter((index) => {
    const project = company.projects[index];
    return project !== undefined && isRunning(project, week);
  });
  const queue = random.shuffle(
    [...company.employees.keys()].filter((index) => index !== VOORMAN && index !== WERKNEMER),
  );
  const jobFrom = (projects: number[]): Job =>
    projects.length > 0 ? { project: random.pick(projects) } : pickErrand(company, random);
  const createCrew = (members: number[], alwaysPlanned: boolean): Crew => {
    const first = random.chance(0.1) ? pickErrand(company, random) : jobFrom(running);
    return { members, alwaysPlanned, jobs: [first, random.chance(0.3) ? jobFrom(running) : first] };
  };

  const together = week % 2 === 0;
  const linked = together ? [[VOORMAN, WERKNEMER]] : [[VOORMAN], [WERKNEMER]];
  const crews = linked.map((core) => createCrew([...core, ...queue.splice(0, 2)], true));
  while (queue.length > 0) crews.push(createCrew(queue.splice(0, random.pick(sizes)), false));
  return crews;
}
