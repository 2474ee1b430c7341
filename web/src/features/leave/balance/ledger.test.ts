import { LeaveLine } from '@ploegplan/contract/leave/schemas';
import { sample } from '@ploegplan/contract/test/sample';
import { expect, test } from 'vitest';
import { absenceOf, ann } from '../../../../test/subjects/leave.ts';
import { buildLedger } from './ledger.ts';

const absence = absenceOf(ann, '2026-03-02', '2026-03-04');
const line = (values: Partial<LeaveLine>) =>
  sample(LeaveLine, { account: 'vacation', counters: null, countered: false, note: '', ...values });
const use = (day: string, hours: number) =>
  line({ type: 'use', day, hours, absenceId: absence.id, lotKind: null });
const grant = line({ type: 'grant', day: '2026-01-01', hours: 160, lotKind: 'statutory' });
const options = {
  begin: [{ account: 'vacation' as const, hours: 12 }],
  year: '2026',
  daysOff: {},
};
const { contracts } = ann;

test('days of one absence are one line, without what was taken back, and each line has the balance after it', () => {
  const lines = [
    use('2026-03-03', -8),
    use('2026-03-02', -8),
    use('2026-03-04', -8),
    use('2026-03-04', 8),
    grant,
  ];
  const rows = buildLedger({ lines, absences: [absence], contracts }, 'vacation', options);
  expect(rows.map(({ text, hours, after, from, to }) => [text, hours, after, from, to])).toEqual([
    ['Toegekend: wettelijk', 160, 172, '2026-01-01', '2026-01-01'],
    ['Opgenomen: Vakantie', -16, 156, '2026-03-02', '2026-03-03'],
  ]);
});

test('only a line of the office that nobody countered can be countered', () => {
  const booked = line({ type: 'correction', day: '2026-02-01', hours: 10, lotKind: 'extra' });
  const countered = line({ type: 'correction', day: '2026-02-02', hours: -4, countered: true });
  const counter = line({ type: 'correction', day: '2026-02-02', hours: 4, counters: countered.id });
  const rows = buildLedger(
    { lines: [grant, booked, countered, counter], absences: [], contracts },
    'vacation',
    options,
  );
  expect(rows.map(({ text, counterable }) => [text, counterable?.id])).toEqual([
    ['Toegekend: wettelijk', undefined],
    ['Bijgeboekt: bovenwettelijk', booked.id],
    ['Afgeboekt', undefined],
    ['Teruggeboekt', undefined],
  ]);
});

test('what a closure costs is named by the closure, its days in one line', () => {
  const dayOff = { name: 'Bouwvak', kind: 'closure' as const };
  const daysOff = { '2026-08-03': dayOff, '2026-08-04': dayOff };
  const closed = (day: string) => line({ type: 'use', day, hours: -8, absenceId: null });
  const lines = [grant, closed('2026-08-03'), closed('2026-08-04')];
  const card = { lines, absences: [], contracts };
  const rows = buildLedger(card, 'vacation', { ...options, daysOff });
  expect(rows.map(({ text, hours, from, to }) => [text, hours, from, to])).toEqual([
    ['Toegekend: wettelijk', 160, '2026-01-01', '2026-01-01'],
    ['Opgenomen: Bouwvak', -16, '2026-08-03', '2026-08-04'],
  ]);
});

test('leave of which all days are days off is a line of 0 hours with the reason', () => {
  const daysOff = { '2026-03-05': { name: 'Bouwvak', kind: 'closure' as const } };
  const closed = absenceOf(ann, '2026-03-05');
  const lines = [grant, use('2026-03-02', -8), line({ ...grant, day: '2026-06-01', hours: 4 })];
  const card = { lines, absences: [absence, closed], contracts };
  const rows = buildLedger(card, 'vacation', { ...options, daysOff });
  expect(
    rows.map(({ text, hours, after, from, note }) => [text, hours, after, from, note]),
  ).toEqual([
    ['Toegekend: wettelijk', 160, 172, '2026-01-01', ''],
    ['Opgenomen: Vakantie', -8, 164, '2026-03-02', ''],
    ['Opgenomen: Vakantie', 0, 164, '2026-03-05', 'Bouwvak'],
    ['Toegekend: wettelijk', 4, 168, '2026-06-01', ''],
  ]);
  expect(buildLedger(card, 'rostered', { ...options, daysOff })).toEqual([]);
});
