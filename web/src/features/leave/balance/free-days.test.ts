import { expect, test } from 'vitest';
import { absenceOf, ann, illness } from '../../../../test/subjects/leave.ts';
import { formatFreeDays } from './free-days.ts';

const closed = { name: 'Bouwvak', kind: 'closure' } as const;
const daysOff = {
  '2026-08-06': closed,
  '2026-08-07': closed,
  // A Saturday, on which the contract has no hours.
  '2026-08-08': closed,
  '2026-08-10': closed,
  '2026-08-12': { name: 'Feestdag', kind: 'holiday' },
} as const;

test.each([
  ['2026-08-06', '2026-08-10', 'Kost geen uren: Bouwvak'],
  ['2026-08-05', '2026-08-10', 'Geen uren op do 6 aug – ma 10 aug: Bouwvak'],
  ['2026-08-11', '2026-08-13', 'Geen uren op wo 12 aug: Feestdag'],
  ['2026-08-07', '2026-08-12', 'Geen uren op vr 7 aug – ma 10 aug: Bouwvak, wo 12 aug: Feestdag'],
  ['2026-08-13', '2026-08-14', ''],
  ['2026-08-15', '2026-08-16', 'Kost geen uren: geen werkdagen'],
  ['2026-08-16', '2026-08-16', 'Kost geen uren: geen werkdag'],
])('of leave from %s to %s is told: %j', (firstDay, lastDay, text) => {
  expect(formatFreeDays(absenceOf(ann, firstDay, lastDay), ann.contracts, daysOff)).toBe(text);
});

test('leave without known contracts shows no free days', () => {
  expect(formatFreeDays(absenceOf(ann, '2026-08-16'), [], daysOff)).toBe('');
});

test('an illness shows no free days, because it costs no hours on any day', () => {
  const ill = absenceOf(ann, '2026-08-06', '2026-08-06', illness);
  expect(formatFreeDays(ill, ann.contracts, daysOff)).toBe('');
});
