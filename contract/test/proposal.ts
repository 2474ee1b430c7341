import type { Absence } from '../src/absences/schemas.ts';
import { addDays } from '../src/dates/dates.ts';
import type { Employee } from '../src/employees/schemas.ts';
import type { Requirement } from '../src/requirements/schemas.ts';
import type {
  OwnWork,
  Person,
  Situation,
  Sought,
  Work,
} from '../src/rules/candidates/situation.ts';
import { createRandom } from '../src/rules/proposal/search.ts';
import { createRequirementBook } from '../src/rules/requirements/book.ts';
import { legalLimits } from '../src/rules/working-time/limits.ts';
import { usualWeek } from '../src/rules/working-time/working-week.ts';
import { monday } from './working-time.ts';

type TestPerson = Person & Partial<Pick<Employee, 'certificates'>>;

export const createPerson = (id: string, fields: Partial<TestPerson> = {}): TestPerson => ({
  ...{ id, jobTitle: 'Steigerbouwer', crew: '', address: '', kind: 'own' },
  ...{ dateOfBirth: null, schoolDays: [], inServiceFrom: null, lastDay: null, deleted: false },
  contracts: [{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }],
  ...fields,
});

export const createWork = (key: string, fields: Partial<Work> = {}): Work => ({
  ...{ key, projectId: key, point: null, crew: '', functions: [] },
  ...fields,
});

export const day = { startTime: '07:00', endTime: '15:30' };

export const createAbsence = (
  employeeId: string,
  firstDay: string,
  lastDay = firstDay,
): Absence => ({
  ...{ id: `${employeeId} ${firstDay}`, employeeId, kindId: '', kindName: 'Vakantie', hue: 1 },
  ...{ kind: 'vacation', firstDay, lastDay, hoursPerDay: null, note: '' },
  ...{ isUnanswered: false, version: 1 },
});

/** Three weeks from the Monday before, of which everything is known. */
export function createSituation(
  people: readonly TestPerson[],
  work: Readonly<Record<string, readonly OwnWork[]>> = {},
  absences: readonly Absence[] = [],
  asked: Readonly<Record<string, readonly Requirement[]>> = {},
): Situation {
  return {
    people,
    listWork: (id) => work[id] ?? [],
    rules: {
      employees: new Map(people.map((person) => [person.id, person])),
      absences: Map.groupBy(absences, ({ employeeId }) => employeeId),
      requirements: createRequirementBook({
        requirements: Object.values(asked).flat(),
        asking: Object.entries(asked).map(([id, sets]) => ({
          id,
          requirementIds: sets.map((set) => set.id),
        })),
        employees: people.map((person) => ({ certificates: [], ...person })),
      }),
      daysOff: new Map(),
      closedProjects: new Set(),
      known: { from: addDays(monday, -7), to: addDays(monday, 20) },
      ...{ weeks: new Map(), freeWeeks: new Map(), sundays: new Map(), longNights: new Map() },
      limits: legalLimits,
      workingWeek: usualWeek,
    },
  };
}

export const vca = { kind: 'vca-basic', name: '', number: '', validUntil: null } as const;

/** Asks VCA of everybody; definite planning without it is refused. */
export const askVca = (id: string): Requirement => ({
  ...{ id, name: 'Terrein', blocks: true, deleted: false, version: 1 },
  rules: [{ kind: 'vca-basic', name: '', count: null }],
});

interface Size {
  people: number;
  works: number;
  days: number;
  /** The most people that a work needs on a day. */
  crew: number;
}

const functions = ['Steigerbouwer', 'Voorman', 'Kraanmachinist'];

/** A made-up planning with people of crews, functions, homes, leave and work, and the places to fill. */
export function createCase(seed: number, size: Size): { situation: Situation; sought: Sought[] } {
  const random = createRandom(seed);
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const point = () => ({ lat: 52 + random() / 2, lon: 5 + random() / 2 });
  const workdays = Array.from({ length: size.days }, (_, at) =>
    addDays(monday, Math.floor(at / 5) * 7 + (at % 5)),
  );
  const works = Array.from({ length: size.works }, (_, at) =>
    createWork(`work ${at}`, { point: point(), crew: `Ploeg ${at % 5}` }),
  );
  const people = Array.from({ length: size.people }, (_, at) => {
    const { lat, lon } = point();
    return createPerson(`person ${at}`, {
      jobTitle: pick(['Steigerbouwer', 'Steigerbouwer', ...functions]),
      crew: `Ploeg ${at % 5}`,
      address: `${lat.toFixed(4)},${lon.toFixed(4)}`,
      contracts: [{ from: null, hours: [8, 8, 8, 8, random() < 0.2 ? 0 : 8, 0, 0] }],
      certificates: random() < 0.9 ? [vca] : [],
    });
  });
  const absences = people
    .filter(() => random() < 0.15)
    .map(({ id }) => createAbsence(id, pick(workdays), addDays(monday, 6)));
  const planned = Object.fromEntries(
    people.map(({ id }) => {
      const before = pick(works).key;
      const own = [-3, ...(random() < 0.3 ? [0, 1, 2] : [])].map((by) => addDays(monday, by));
      return [
        id,
        own.map((date) => ({
          ...day,
          id: `${id} ${date}`,
          date,
          projectId: before,
          clientId: null,
        })),
      ];
    }),
  );
  const sought = works.flatMap((work) => {
    const needed = 1 + Math.floor(random() * size.crew);
    const isLate = random() < 0.1;
    return workdays.flatMap((date) =>
      Array.from(
        { length: needed },
        (_, at): Sought => ({
          ...(isLate ? { startTime: '14:00', endTime: '22:30' } : day),
          ...{ id: `${work.key} ${date} ${at}`, date, work },
          function: at === 0 && needed > 1 ? 'Voorman' : '',
        }),
      ),
    );
  });
  const asked = Object.fromEntries(works.slice(0, 2).map(({ key }) => [key, [askVca(key)]]));
  return { situation: createSituation(people, planned, absences, asked), sought };
}
