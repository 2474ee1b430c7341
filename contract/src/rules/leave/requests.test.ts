import { expect, test } from 'vitest';
import { getLastDayToAnswer } from './requests.ts';

test.each([
  ['2026-11-02', '2026-11-16'],
  ['2026-12-20', '2027-01-03'],
  ['2028-02-20', '2028-03-05'],
])('a request of %s can be answered until %s (BW 7:638, 2)', (requestedOn, last) => {
  expect(getLastDayToAnswer(requestedOn)).toBe(last);
});
