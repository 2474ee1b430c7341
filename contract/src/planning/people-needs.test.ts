import { expect, test } from 'vitest';
import { needsText, readNeeds } from './people-needs.ts';

const crane = { function: 'Kraanmachinist', count: 1 };

test('needs are written as people and functions', () => {
  expect(needsText([crane, { function: '', count: 3 }, { function: '', count: 1 }])).toBe(
    '1 Kraanmachinist, 3 mensen, 1 mens',
  );
});

test.each([
  ['3', [{ function: '', count: 3 }]],
  ['1 Kraanmachinist, 3', [crane, { function: '', count: 3 }]],
  ['1x Kraanmachinist; 2 man', [crane, { function: '', count: 2 }]],
  ['1 Kraanmachinist + 12 mensen', [crane, { function: '', count: 12 }]],
  ['Kraanmachinist', null],
  ['0', null],
  ['100', null],
  ['', null],
])('of the cell %j the needs are %j', (text, needs) => {
  expect(readNeeds(text)).toEqual(needs);
});
