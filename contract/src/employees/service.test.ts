import { expect, test } from 'vitest';
import { isInServiceOn } from './service.ts';

const open = { inServiceFrom: null, lastDay: null, deleted: false };

test.each([
  ['without dates', open, true],
  ['on the first day', { ...open, inServiceFrom: '2026-11-16' }, true],
  ['the day before it', { ...open, inServiceFrom: '2026-11-17' }, false],
  ['on the last day', { ...open, lastDay: '2026-11-16' }, true],
  ['the day after it', { ...open, lastDay: '2026-11-15' }, false],
  ['deleted without a last day', { ...open, deleted: true }, false],
  [
    'on the last day, of who has left since',
    { ...open, lastDay: '2026-11-16', deleted: true },
    true,
  ],
])('%s somebody is in service: %o, %s', (_when, service, expected) => {
  expect(isInServiceOn(service, '2026-11-16')).toBe(expected);
});
