import type { PlanningEdit } from '@ploegplan/contract/planning/schemas';
import { createFacts } from '@ploegplan/contract/rules/candidates/facts';
import {
  type Asked,
  areAtOnce,
  type Situation,
  type Sought,
} from '@ploegplan/contract/rules/candidates/situation';
import type { Assignment } from '@ploegplan/contract/rules/proposal/proposal';
import type { WorkingWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { v7 as uuidv7 } from 'uuid';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import type { Seeking } from '../candidates/situation.ts';
import { changeEdit } from '../edits/commands.ts';
import { createEmptyValues, getUsualTimes, toRequestFields } from '../form/values/values.ts';
import type { Staffing } from '../rows/needs.ts';

/** A place for one person that a proposal is to fill. */
export interface Opening extends Sought {
  projectId: string | null;
  /** The item on which somebody is missing; none where nobody is planned yet. */
  item: PlannedItem | null;
  /** Who is planned on that draft, but cannot come. */
  replacedId: string | null;
}

interface Given {
  days: readonly string[];
  staffing: readonly Staffing[];
  workingWeek: WorkingWeek;
}

/** The rules for a number of people that those on a project and day do not meet, one for each who is to meet it. */
function listAsked(
  { rules }: Situation,
  { project, date, item }: Staffing,
  known: readonly PlannedItem[],
): Asked[] {
  const { sets, findLastDay } = rules.requirements;
  const there = known.filter((other) => other.projectId === project?.id && other.date === date);
  const ids = [
    ...new Set((project ? there : item ? [item] : []).flatMap((one) => one.employeeIds)),
  ];
  return (sets.get(project?.id ?? '') ?? [])
    .filter(({ blocks }) => blocks)
    .flatMap((requirement) =>
      requirement.rules.flatMap((rule): Asked[] => {
        const met = ids.filter((id) => (findLastDay(id, rule) ?? '') >= date).length;
        return Array.from({ length: Math.max(0, (rule.count ?? 0) - met) }, () => ({
          requirement,
          rule,
        }));
      }),
    );
}

/** Lists a place for each person who is missing. */
function listMissingPlaces(
  known: readonly PlannedItem[],
  { situation, seek }: Seeking,
  { staffing, workingWeek }: Given,
): Opening[] {
  return staffing.flatMap((ofDay) => {
    const { project, date, item = null, lacking } = ofDay;
    const projectId = project?.id ?? null;
    const usual = { ...getUsualTimes(workingWeek, date), clientId: null, employeeIds: [] };
    const sought = seek(item ?? { ...usual, id: '', projectId, date });
    const asked = listAsked(situation, ofDay, known);
    // Who may have any function is the one to meet a rule first.
    return lacking
      .toSorted((a, b) => a.function.length - b.function.length)
      .flatMap(({ function: name, count }, group) =>
        Array.from({ length: count }, (_, at): Opening => {
          const id = `${sought.work.key} ${date} ${group} ${at}`;
          const own = { id, function: name, projectId, item, replacedId: null };
          return { ...sought, ...own, asked: asked.shift() };
        }),
      );
  });
}

/** Lists a place for each person on a draft who is away then, or has other work, of which what is definite goes first. */
function listReplacements(
  items: readonly PlannedItem[],
  { situation, seek }: Seeking,
  isMeant: (item: PlannedItem) => boolean,
): Opening[] {
  const facts = createFacts(situation);
  const people = new Map(situation.people.map((person) => [person.id, person]));
  const placed = new Map<string, PlannedItem[]>();
  return items
    .toSorted((a, b) => Number(a.isDraft) - Number(b.isDraft))
    .flatMap((item) =>
      item.employeeIds.flatMap((employeeId): Opening[] => {
        const person = people.get(employeeId);
        const own = placed.get(employeeId) ?? [];
        const isAway = person && facts.findAway(person, item);
        if (isAway || own.some((other) => areAtOnce(other, item))) {
          if (!isMeant(item)) return [];
          const sought = seek(item, employeeId);
          const id = `${item.id} ${employeeId}`;
          return [
            {
              ...sought,
              id,
              projectId: item.projectId,
              item,
              replacedId: employeeId,
              isLeft: true,
            },
          ];
        }
        placed.set(employeeId, [...own, item]);
        return [];
      }),
    );
}

/** Lists the places that a proposal for these days is to fill: of works with too few people, and of drafts whose people cannot come. */
export const listOpenings = (
  known: readonly PlannedItem[],
  seeking: Seeking,
  given: Given,
): Opening[] => [
  ...listReplacements(known, seeking, ({ isDraft, date }) => isDraft && given.days.includes(date)),
  ...listMissingPlaces(known, seeking, given),
];

/** The work of each day for the people who do it on the same days, as drafts of one range. */
function createDrafts(
  assignments: readonly Assignment<Opening>[],
  workingWeek: WorkingWeek,
): PlanningEdit[] {
  const getKey = ({ shifts }: Assignment<Opening>) =>
    shifts
      .map(({ work, date, startTime, endTime }) => [work.key, date, startTime, endTime].join(' '))
      .join();
  return [...Map.groupBy(assignments, getKey).values()].flatMap((together) => {
    const shifts = together[0]?.shifts ?? [];
    const employeeIds = together.map(({ employeeId }) => employeeId);
    const rangeId = shifts.length > 1 ? uuidv7() : null;
    return shifts.map(({ item, projectId, date }): PlanningEdit => {
      const own = { employeeIds, rangeId, isDraft: true };
      const id = uuidv7();
      // Vehicles and needs stay with the item beside which these people come.
      if (item) {
        const values = { ...own, materialIds: [], drivers: [], needs: [] };
        return { kind: 'copy', id, of: item.id, values };
      }
      const empty = createEmptyValues({ employeeIds, projectId, date }, { workingWeek });
      return { kind: 'create', id, values: { ...toRequestFields(empty), ...own } };
    });
  });
}

/** The drafts with those who can come in the place of those who cannot. */
function createReplacing(assignments: readonly Assignment<Opening>[]): PlanningEdit[] {
  const changes = new Map<string, { item: PlannedItem; employeeIds: readonly string[] }>();
  for (const { employeeId, shifts } of assignments) {
    for (const { item, replacedId } of shifts) {
      if (!item || replacedId === null) continue;
      const { employeeIds } = changes.get(item.id) ?? item;
      changes.set(item.id, {
        item,
        employeeIds: employeeIds.map((id) => (id === replacedId ? employeeId : id)),
      });
    }
  }
  return [...changes.values()].map(({ item, employeeIds }) =>
    changeEdit(item, { employeeIds: [...employeeIds] }),
  );
}

/** The edits that put what was accepted of a proposal on the board as drafts. */
export function createProposalEdits(
  assignments: readonly Assignment<Opening>[],
  workingWeek: WorkingWeek,
): PlanningEdit[] {
  const only = (isReplacing: boolean) =>
    assignments.flatMap((assignment): Assignment<Opening>[] => {
      const shifts = assignment.shifts.filter(
        ({ replacedId }) => (replacedId !== null) === isReplacing,
      );
      return shifts.length > 0 ? [{ ...assignment, shifts }] : [];
    });
  return [...createReplacing(only(true)), ...createDrafts(only(false), workingWeek)];
}
