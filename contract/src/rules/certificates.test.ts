import { expect, test } from 'vitest';
import { certificateState } from './certificates.ts';

test.each([
  [null, 'valid'],
  ['2026-11-15', 'expired'],
  ['2026-11-16', 'ends-soon'],
  ['2027-01-15', 'ends-soon'],
  ['2027-01-16', 'valid'],
])('a certificate until %s is %s on 16 November 2026', (validUntil, state) => {
  expect(certificateState({ validUntil }, '2026-11-16')).toBe(state);
});
