import type { HoursCell } from '@ploegplan/contract/rules/hours/hours';
import { expect, test } from 'vitest';
import { listRemarks } from './remarks.ts';

const cell: HoursCell = {
  ...{ key: 'a', employeeId: 'ann', date: '2026-11-16', targetId: 'kade', kindId: 'normal' },
  ...{ projectId: 'kade', clientId: null, planned: null, entered: 16, line: null, quarters: 16 },
  ...{ approved: false, notes: 'Geholpen' },
};

test('hours without planning are told apart, beside what the employee noted', () => {
  expect(listRemarks({ ...cell, isOtherWork: true })).toEqual([
    'Ander werk, niet gepland',
    'Notitie: Geholpen',
  ]);
  expect(listRemarks(cell)).toEqual(['Notitie: Geholpen']);
});
