import { Employee } from '@ploegplan/contract/employees/schemas';
import { Project } from '@ploegplan/contract/projects/schemas';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { expandItem, type PlannedItem } from '../../../data/planning/planning-items.ts';
import {
  makeAssignments,
  makeItem,
  makePlannedItem,
  toListedItem,
} from '../../../data/planning/test/test-planning-item.ts';
import { computeStaffing, formatLacking, listLacking } from './needs.ts';

const crane = { function: 'Kraanmachinist', count: 1 };
const anybody = { function: '', count: 2 };

test.each([
  [[anybody], [], ['2 mensen']],
  [[anybody], ['Timmerman'], ['1 mens']],
  [[anybody], ['Timmerman', 'Metselaar', ''], []],
  [[anybody, crane], ['kraanmachinist', 'Timmerman', 'Metselaar'], []],
  [[anybody, crane], ['kraanmachinist', 'Timmerman'], ['1 mens']],
  [[anybody, crane], ['Timmerman', 'Metselaar', ''], ['1 kraanmachinist']],
  [[crane], ['Kraanmachinist', 'Kraanmachinist'], []],
])('of the needs %j the functions %j leave short: %j', (needs, functions, missing) => {
  expect(listLacking(needs, functions).map(formatLacking)).toEqual(missing);
});

const [ann, bob] = [
  sample(Employee, { jobTitle: 'Timmerman' }),
  sample(Employee, { jobTitle: '' }),
];
/** From a Thursday until the Tuesday after. */
const bos = sample(Project, {
  needs: [anybody],
  startDate: '2026-01-15',
  endDate: '2026-01-20',
  deleted: false,
});
const itemOn = (date: string, ...people: Employee[]) =>
  expandItem(
    toListedItem(
      makeItem({
        date,
        projectId: bos.id,
        assignments: makeAssignments(...people.map(({ id }) => id)),
      }),
    ),
  );
const days = ['14', '15', '16', '17', '18', '19', '20', '21'].map((day) => `2026-01-${day}`);
const staffed = (project: Project, isClosed: boolean) =>
  computeStaffing(
    {
      items: [itemOn('2026-01-15', ann), itemOn('2026-01-15', ann, bob), itemOn('2026-01-17', ann)],
      daysOff: { '2026-01-19': { name: 'Bouwvak', kind: 'closure' } },
      choices: { projects: [project], employees: [ann, bob] },
    } as Parameters<typeof computeStaffing>[0],
    days,
    usualWeek,
    () => isClosed,
  ).map(({ date, people, needed }) => [date.slice(8), people, needed]);

test('a project is staffed on its workdays and where somebody is planned, each person once', () => {
  expect(staffed(bos, false)).toEqual([
    ['15', 2, 2],
    ['16', 0, 2],
    ['17', 1, 2],
    ['20', 0, 2],
  ]);
});

test('a finished project, and one without a begin, needs people only where somebody is planned', () => {
  const planned = [
    ['15', 2, 2],
    ['17', 1, 2],
  ];
  expect(staffed(bos, true)).toEqual(planned);
  expect(staffed({ ...bos, startDate: null, endDate: null }, false)).toEqual(planned);
  expect(staffed({ ...bos, needs: [] }, false)).toEqual([]);
});

const own = (
  values: Partial<Parameters<typeof makeItem>[0]>,
  ...people: readonly Employee[]
): PlannedItem => {
  const assignments = makeAssignments(...people.map(({ id }) => id));
  return makePlannedItem({ projectId: bos.id, date: '2026-01-15', assignments, ...values });
};
const carl = sample(Employee, { jobTitle: 'Kraanmachinist' });
const four = { function: '', count: 4 };

test.each([
  ['its own number', [own({ needs: [four] }, ann, bob)], [2, 4, ['2 mensen']]],
  ['a function', [own({ needs: [crane] }, ann)], [1, 1, ['1 kraanmachinist']]],
  [
    'who is on another item that says nothing',
    [own({ needs: [four] }, ann, bob), own({}, bob, carl)],
    [3, 4, ['1 mens']],
  ],
  [
    'what each of two items says',
    [own({ needs: [crane] }, carl), own({ needs: [anybody] }, ann)],
    [2, 3, ['1 mens']],
  ],
])('an item goes before its project with %s', (_, items, expected) => {
  const planning = {
    items,
    daysOff: {},
    choices: { projects: [bos], employees: [ann, bob, carl] },
  };
  const found = computeStaffing(planning as never, ['2026-01-15'], usualWeek, () => true);
  expect(found.map(({ people, needed, missing }) => [people, needed, missing])).toEqual([expected]);
});

test('an item says how many people it needs also where its project does not, and without a project', () => {
  const items = [
    own({ needs: [four] }, ann),
    own({ projectId: null, clientId: 'klant', needs: [four] }, bob),
  ];
  const choices = { projects: [{ ...bos, needs: [] }], employees: [ann, bob] };
  const found = computeStaffing(
    { items, daysOff: {}, choices } as never,
    days,
    usualWeek,
    () => true,
  );
  expect(found.map(({ project, people, needed }) => [project?.id, people, needed])).toEqual([
    [bos.id, 1, 4],
    [undefined, 1, 4],
  ]);
});
