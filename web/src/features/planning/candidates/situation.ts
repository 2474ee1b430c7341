import { isInServiceOn } from '@ploegplan/contract/employees/service';
import { type Candidate, rankCandidates } from '@ploegplan/contract/rules/candidates/rank';
import {
  getWorkKey,
  type Situation,
  type Sought,
  type Work,
} from '@ploegplan/contract/rules/candidates/situation';
import { parsePoint } from '@ploegplan/contract/values/points';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { describeItem } from '../board/rows/labels.ts';
import type { Rulebook } from '../conflicts/findings.ts';
import { type Company, createRulebook } from '../conflicts/useRulebook.ts';
import { WorkIndex } from '../rows/work.ts';
import type { Planned } from '../usePlanning.ts';

/** What an item says of its work. */
export type WantedWork = Pick<
  PlannedItem,
  'id' | 'date' | 'startTime' | 'endTime' | 'projectId' | 'clientId' | 'employeeIds'
> & { location?: string };

/** The most frequent of some texts, the first of equal ones; empty without any. */
function findUsual(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most), ['', 0] as [
    string,
    number,
  ])[0];
}

/** The planning of some days as the rules for candidates and proposals know it. */
export interface Seeking {
  situation: Situation;
  rulebook: Rulebook;
  /** Makes the sought shift of an item, instead of somebody who leaves it, or for one more. */
  seek: (item: WantedWork, leavingId?: string | null) => Sought;
}

export function createSeeking(planned: Planned, company: Company): Seeking {
  const { choices, known, names } = planned;
  const index = new WorkIndex();
  index.update(known);
  const rulebook = createRulebook(planned, index, company);
  const employees = new Map(choices.employees.map((employee) => [employee.id, employee]));
  const itemsByWork = Map.groupBy(known, getWorkKey);
  const findPeople = (ids: readonly string[]) => ids.flatMap((id) => employees.get(id) ?? []);
  const works = new Map<string, Work>();
  const describeWork = (item: WantedWork): Work => {
    const key = getWorkKey(item);
    const people = findPeople(
      (itemsByWork.get(key) ?? []).flatMap(({ employeeIds }) => employeeIds),
    );
    const { location } = describeItem({ ...item, location: item.location ?? '' }, names);
    const found = works.get(key) ?? {
      key,
      projectId: item.projectId,
      point: parsePoint(location),
      crew: findUsual(people.map(({ crew }) => crew).filter(Boolean)),
      functions: [...new Set(people.map(({ jobTitle }) => jobTitle).filter(Boolean))],
    };
    works.set(key, found);
    return found;
  };
  return {
    rulebook,
    situation: {
      rules: rulebook,
      people: choices.employees,
      listWork: (id) => index.of(id),
    },
    seek: (item, leavingId = null) => {
      const { id, date, startTime, endTime } = item;
      const work = describeWork(item);
      const leaving = employees.get(leavingId ?? '');
      const shift = { id, date, startTime, endTime, function: '' };
      if (!leaving) return { ...shift, work };
      const crew = leaving.crew || work.crew;
      return { ...shift, work: { ...work, crew, functions: [leaving.jobTitle] } };
    },
  };
}

export interface Wanted {
  /** The items, all of which one person is to do. */
  items: readonly WantedWork[];
  /** Who leaves them; null when somebody comes besides. */
  leavingId: string | null;
}

/** Ranks who can do some work of these days, without those who are on it. */
export function findCandidates(
  { situation, seek }: Seeking,
  { items, leavingId }: Wanted,
): Candidate[] {
  const there = new Set(items.flatMap(({ employeeIds }) => employeeIds));
  return rankCandidates(
    situation,
    items.map((item) => seek(item, leavingId)),
    (person) => !there.has(person.id) && items.some(({ date }) => isInServiceOn(person, date)),
  );
}
