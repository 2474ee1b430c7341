import { createRequirementBook } from '@ploegplan/contract/rules/requirements/book';
import { createDatedLimits } from '@ploegplan/contract/rules/working-time/limits';
import type { createDayRules } from '@ploegplan/contract/rules/working-time/planned-hours';
import { useMemo } from 'react';
import { formatTimes } from '../../../lib/dates/dates.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import type { WorkIndex } from '../rows/work.ts';
import type { Planned } from '../usePlanning.ts';
import { groupAbsencesByEmployee, type Rulebook } from './findings.ts';

type Needed = Pick<
  Planned,
  | 'choices'
  | 'requirements'
  | 'names'
  | 'absences'
  | 'daysOff'
  | 'knownPeriod'
  | 'plannedWeeks'
  | 'mondays'
>;

export type Company = Parameters<typeof createDayRules>[0];

/** The rules with all that they need to know of the planning of some days. What is planned they read from the index. */
export function createRulebook(needed: Needed, work: WorkIndex, company: Company): Rulebook {
  const { choices, requirements, names, absences, daysOff, knownPeriod, plannedWeeks, mondays } =
    needed;
  const { employees, projects, statuses, materials } = choices;
  const closed = new Set(statuses.filter((status) => status.closed).map(({ id }) => id));
  const isClosed = (status: string | null) => status !== null && closed.has(status);
  return {
    employees: new Map(employees.map((employee) => [employee.id, employee])),
    absences: groupAbsencesByEmployee(absences),
    daysOff: new Map(Object.entries(daysOff)),
    closedProjects: new Set(projects.filter(({ status }) => isClosed(status)).map(({ id }) => id)),
    requirements: createRequirementBook({
      requirements,
      asking: [...projects, ...materials],
      employees,
    }),
    known: knownPeriod,
    workingWeek: company.workingWeek,
    limits: createDatedLimits(company.ownLimits),
    ...mapWeeks(plannedWeeks, mondays),
    materials: new Map(materials.map((material) => [material.id, material])),
    names: {
      item: (id) => {
        const item = work.item(id);
        const project = names.projects.get(item?.projectId ?? '');
        return [item ? formatTimes(item) : '', project?.title].filter(Boolean).join(' ');
      },
      employee: names.employee,
      material: names.material,
    },
  };
}

/** The rules find nothing in this, until the planning is read. */
const nothingKnown: Planned = {
  items: [],
  known: [],
  knownPeriod: { from: '1970-01-01', to: '1970-01-01' },
  choices: { employees: [], projects: [], clients: [], materials: [], statuses: [] },
  requirements: [],
  names: { projects: new Map(), clients: new Map(), employee: () => '', material: () => '' },
  absences: [],
  plannedWeeks: [],
  mondays: [],
  daysOff: {},
};

/** The rulebook of what is planned; the same one as long as what it needs is the same. */
export function useRulebook(planned: Planned | null, work: WorkIndex): Rulebook {
  const { choices, requirements, names, absences, daysOff, knownPeriod, plannedWeeks, mondays } =
    planned ?? nothingKnown;
  const { workingWeek, ownLimits } = useTenant();
  return useMemo(
    () =>
      createRulebook(
        { choices, requirements, names, absences, daysOff, knownPeriod, plannedWeeks, mondays },
        work,
        {
          workingWeek,
          ownLimits,
        },
      ),
    [
      choices,
      requirements,
      names,
      absences,
      daysOff,
      knownPeriod,
      plannedWeeks,
      mondays,
      work,
      workingWeek,
      ownLimits,
    ],
  );
}

/** The answer leaves out employees without hours, whose weeks count in an average as well. */
function mapWeeks(
  employees: Planned['plannedWeeks'],
  mondays: Planned['mondays'],
): Pick<Rulebook, 'weeks' | 'freeWeeks' | 'sundays' | 'longNights'> {
  const free = { hours: 0, nights: 0, lateNights: 0 };
  return {
    freeWeeks: new Map(mondays.map((monday) => [monday, free])),
    weeks: new Map(
      employees.map(({ employeeId, hours, nights, lateNights }) => [
        employeeId,
        new Map(
          mondays.map((monday, at) => [
            monday,
            {
              hours: hours[at] ?? 0,
              nights: nights[at] ?? 0,
              lateNights: lateNights[at] ?? 0,
            },
          ]),
        ),
      ]),
    ),
    sundays: new Map(employees.map(({ employeeId, sundays }) => [employeeId, sundays])),
    longNights: new Map(employees.map(({ employeeId, longNights }) => [employeeId, longNights])),
  };
}
