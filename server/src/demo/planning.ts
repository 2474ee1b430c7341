import { randomUUIDv7 } from 'node:crypto';
import { getDayOfWeek } from '@ploegplan/contract/dates/dates';
import { getDateOfWeekday } from '@ploegplan/contract/dates/weekdays';
import { isWorkingDay, listWeekDays } from './calendar.ts';
import { createClosuresAround, type DemoClosure, isClosed } from './closures.ts';
import { type DemoCompany, isVehicle } from './companies/company.ts';
import { type Crew, dealCrews, type Job, pickErrand } from './crews.ts';
import { Random } from './random.ts';
import { pickShifts, type Shift, weekend } from './shifts.ts';

export interface DemoItem {
  id: string;
  /** Seed of the random values of the item; the same for the same day. */
  key: string;
  date: string;
  shift: Shift;
  job: Job;
  description: string;
  /** Empty: the location of the project or the client. */
  location: string;
  /** Indexes in the company's lists. */
  crew: number[];
  materials: number[];
  /** The range of the days on which the crew does the same work, if they were planned together. */
  range: string | null;
  isDraft: boolean;
}

/** The share of a week that is planned; less for weeks far ahead. */
const computeDensity = (week: number) => (week <= 1 ? 0.97 : 1.15 - 0.17 * week);

const places = ['Poort 2, achterzijde', 'Melden bij de keet', 'Ingang via de binnenplaats'];

/** The weeks from the first to the last work on any project. */
function listWeeks({ projects }: DemoCompany): number[] {
  const planned = projects.flatMap(({ weeks }) => weeks ?? []);
  const first = Math.min(...planned);
  return Array.from({ length: Math.max(...planned) - first + 1 }, (_, index) => first + index);
}

/** The planning around today; the same for the same day. */
export function planAround(company: DemoCompany, today: string): DemoItem[] {
  const closures = createClosuresAround(today);
  return listWeeks(company).flatMap((week) => {
    const random = new Random(`${company.name} week ${week}`);
    const crews = dealCrews(company, week, random);
    const manner = new Random(`${company.name} manner ${week}`);
    const planned = crews.map((crew) => planTogether(crew, week, manner));
    return listWeekDays(today, week).flatMap((date) =>
      crews.flatMap((crew, index) =>
        createShiftsOn(date, { crew, week, today, closures, random }).map((shift, part) => ({
          id: randomUUIDv7(),
          key: `${week}/${getDayOfWeek(date)}/${index}/${part}`,
          date,
          shift,
          ...chooseWork(company, { crew, number: index, date, part, random }),
          isDraft: planned[index]?.isDraft ?? false,
          range: (part === 0 && planned[index]?.ranges[getHalf(date)]) || null,
        })),
      ),
    );
  });
}

const getHalf = (date: string) => (getDayOfWeek(date) <= 3 ? 0 : 1);

/** Some crews have their days planned together, and some of next week are not published yet. */
function planTogether({ alwaysPlanned, jobs }: Crew, week: number, random: Random) {
  const first = random.chance(0.4) ? randomUUIDv7() : null;
  const second = first && jobs[0] !== jobs[1] ? randomUUIDv7() : first;
  return { ranges: [first, second], isDraft: week === 1 && !alwaysPlanned && random.chance(0.4) };
}

interface Moment {
  crew: Crew;
  week: number;
  today: string;
  closures: readonly DemoClosure[];
  random: Random;
}

function createShiftsOn(date: string, { crew, week, today, closures, random }: Moment): Shift[] {
  if (isClosed(closures, date)) return [];
  if (isWorkingDay(date)) {
    return crew.alwaysPlanned || random.chance(computeDensity(week)) ? pickShifts(random) : [];
  }
  const needed = crew.alwaysPlanned && date === today;
  const overtime = date === getDateOfWeekday(date, 'saturday') && week <= 0 && random.chance(0.1);
  return needed || overtime ? [weekend] : [];
}

interface Work {
  crew: Crew;
  /** Its place among the crews of the week. */
  number: number;
  date: string;
  /** Index of the shift of the day. */
  part: number;
  random: Random;
}

function chooseWork(company: DemoCompany, { crew, number, date, part, random }: Work) {
  const planned = crew.jobs[getHalf(date)] ?? crew.jobs[0];
  const job = part === 0 ? planned : pickErrand(company, random);
  const present = crew.members.filter((_, index) => index < 2 || random.chance(0.95));
  return {
    job,
    description: random.pick('project' in job ? company.tasks : company.errands),
    location: random.chance(0.08) ? random.pick(places) : '',
    crew: present,
    materials: pickMaterials(company, number, random),
  };
}

/** So many crews share the materials, so that a crew rarely finds its own in use elsewhere. Each of the first ones has a vehicle. */
const SHARES = 5;

function pickMaterials({ materials }: DemoCompany, number: number, random: Random): number[] {
  const usable = [...materials.keys()].filter((index) => !materials[index]?.state);
  const own = usable.filter((index) => index % SHARES === number);
  const count = random.pick([0, 0, 0, 1, 1, 2, 3]);
  const picked = random.shuffle(own).slice(0, count);
  const vehicles = usable.filter((index) => isVehicle(materials[index]));
  return [
    ...vehicles.slice(number, number + 1),
    ...picked.filter((index) => !isVehicle(materials[index])),
  ];
}
