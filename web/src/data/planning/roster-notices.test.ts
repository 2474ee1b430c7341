import type { ShortNotice } from '@ploegplan/contract/planning/roster-notice';
import { expect, it } from 'vitest';
import { formatNotice } from './roster-notices.ts';

const onCall = { employeeId: 'ann', days: 3, limit: 4, isOnCall: true };
const other = { employeeId: 'bob', days: 1, limit: 28, isOnCall: false };

it.each<[ShortNotice, string]>([
  [
    onCall,
    'ann: 3 dagen vooraf gewijzigd; oproeptermijn is 4 dagen (BW 7:628a: weigeren mag, met behoud van loon)',
  ],
  [other, 'bob: 1 dag vooraf gewijzigd; roostertermijn is 28 dagen (Atw art. 4:2)'],
  [
    { ...other, days: 0, limit: 14, ownSince: '2027-01-01' },
    'bob: op de dag zelf gewijzigd; roostertermijn is 14 dagen (Atw art. 4:2; eigen grens vanaf 1 jan 2027)',
  ],
])('%o is said as %s', (notice, text) => {
  expect(formatNotice(notice, (id) => id)).toBe(text);
});
