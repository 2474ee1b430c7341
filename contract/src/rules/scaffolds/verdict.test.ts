import { expect, it } from 'vitest';
import { findRefusal, getInitials } from './verdict.ts';

const released = {
  state: 'handed-over',
  isPaused: false,
  dueOn: '2026-03-15',
  dueReason: 'regular',
} as const;

it.each([
  ['released until the inspection is due', {}, null],
  ['released on its last day', { dueOn: '2026-03-10' }, null],
  ['not after it', { dueOn: '2026-03-09' }, 'overdue'],
  ['not in building', { state: 'building', dueOn: null, dueReason: null }, 'building'],
  ['not closed off', { state: 'closed-off', dueReason: 'storm' }, 'closed-off'],
  ['not dismantled', { state: 'dismantled', dueOn: null, dueReason: null }, 'dismantled'],
  ['not when it stands still', { isPaused: true, dueOn: null, dueReason: null }, 'paused'],
  ['not after a storm', { dueOn: '2026-03-10', dueReason: 'storm' }, 'storm'],
  ['not after an incident', { dueOn: '2026-03-10', dueReason: 'incident' }, 'incident'],
] as const)('a scaffold is %s', (_, values, expected) => {
  expect(findRefusal({ ...released, ...values }, '2026-03-10')).toBe(expected);
});

it.each([
  ['Jan de Vries', 'J.d.V.'],
  ['Anne-Marie Özil', 'A.M.Ö.'],
  ['  Inge ', 'I.'],
  ['Ploeg (2)', 'P.'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
