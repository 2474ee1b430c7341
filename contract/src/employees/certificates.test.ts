import { expect, test } from 'vitest';
import { getCertificateState } from './certificates.ts';

test.each([
  [null, 'valid'],
  ['2026-11-15', 'expired'],
  ['2026-11-16', 'ends-soon'],
  ['2027-01-15', 'ends-soon'],
  ['2027-01-16', 'valid'],
])('a certificate until %s is %s on 16 November 2026', (validUntil, state) => {
  expect(getCertificateState({ validUntil }, { day: '2026-11-16', noticeDays: 60 })).toBe(state);
});

test('how long before its end it ends soon is a setting of the company', () => {
  const stateWith = (noticeDays: number) =>
    getCertificateState({ validUntil: '2026-11-30' }, { day: '2026-11-16', noticeDays });
  expect([stateWith(13), stateWith(14)]).toEqual(['valid', 'ends-soon']);
});
