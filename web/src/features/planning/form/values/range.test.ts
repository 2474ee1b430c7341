import { expect, it } from 'vitest';
import {
  makeAssignments,
  makeItem,
  makePlannedItem,
} from '../../../../data/planning/test/test-planning-item.ts';
import { createRangeEdits, listItemsIn } from './range.ts';

const days = ['2026-11-16', '2026-11-17', '2026-11-18'];
const [first, second, third] = days.map((date, index) =>
  makePlannedItem({
    id: date,
    date,
    rangeId: 'range',
    location: 'Kade 1',
    version: index + 1,
    assignments: index === 2 ? makeAssignments('ann', 'cas') : makeAssignments('ann', 'bob'),
  }),
);
const range = [third, first, second].flatMap((item) => item ?? []);
const seen = makeItem({
  id: days[1] ?? '',
  date: days[1] ?? '',
  rangeId: 'range',
  location: 'Kade 1',
  version: 2,
  assignments: makeAssignments('ann', 'bob'),
});
const datesIn = (scope: 'day' | 'later' | 'all') =>
  listItemsIn(scope, seen, range).map(({ date }) => date);

it('a change is for one day, for it and later ones, or for all', () => {
  expect(datesIn('day')).toEqual([days[1]]);
  expect(datesIn('later')).toEqual([days[1], days[2]]);
  expect(datesIn('all')).toEqual(days);
});

const edits = (change: Parameters<typeof createRangeEdits>[1]) =>
  createRangeEdits(seen, change, listItemsIn('all', seen, range)).map(
    (edit) => 'values' in edit && edit.values,
  );

it('only what was changed is sent for each day, with its own version', () => {
  expect(createRangeEdits(seen, { endTime: '15:00' }, listItemsIn('later', seen, range))).toEqual([
    { kind: 'change', id: days[1], version: 2, values: { endTime: '15:00' } },
    { kind: 'change', id: days[2], version: 3, values: { endTime: '15:00' } },
  ]);
  expect(edits({ description: 'Voegen' })).toEqual(Array(3).fill({ description: 'Voegen' }));
});

it('a day that has the new value already is left as it is', () => {
  expect(edits({ location: 'Kade 1' })).toEqual([{ location: 'Kade 1' }]);
});

it('a vehicle gets its new driver on each day, and others keep theirs', () => {
  const driver = (materialId: string, employeeId: string) => ({ materialId, employeeId });
  const materialIds = ['van', 'truck'];
  const [one, other] = [first, second].map((item, at) => ({
    ...(item ?? makePlannedItem()),
    ...{ materialIds, drivers: [driver('truck', at === 0 ? 'bob' : 'ann')] },
  }));
  const opened = { ...seen, materialIds, drivers: other?.drivers.slice() ?? [] };
  const drivers = [driver('van', 'ann'), ...opened.drivers];
  const found = createRangeEdits(opened, { drivers }, one && other ? [one, other] : []);
  expect(found).toMatchObject([
    { id: days[0], values: { drivers: [driver('truck', 'bob'), driver('van', 'ann')] } },
    { id: days[1], values: { drivers } },
  ]);
});

it('people come and go on each day, and an item is never without people', () => {
  expect(edits({ employeeIds: ['ann', 'dirk'] })).toEqual([
    { employeeIds: ['ann', 'dirk'] },
    { employeeIds: ['ann', 'dirk'] },
    { employeeIds: ['ann', 'cas', 'dirk'] },
  ]);
  const alone = makePlannedItem({
    id: 'alone',
    date: '2026-11-19',
    assignments: makeAssignments('bob'),
  });
  expect(createRangeEdits(seen, { employeeIds: ['ann'] }, [alone])).toMatchObject([
    { values: { employeeIds: ['ann'] } },
  ]);
});

it('a moved day moves the others as far', () => {
  expect(edits({ date: '2026-11-24' })).toEqual([
    { date: '2026-11-23' },
    { date: '2026-11-24' },
    { date: '2026-11-25' },
  ]);
});
