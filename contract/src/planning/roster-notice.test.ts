import { expect, test } from 'vitest';
import { createDatedLimits } from '../rules/working-time/limits.ts';
import { findLateTelling, listShortNotices, type RosterItem } from './roster-notice.ts';

const hours = [8, 8, 8, 8, 8, 0, 0];
const contracts: Record<string, { from: string | null; hours: number[]; onCall?: boolean }[]> = {
  ann: [{ from: null, hours }],
  // On call until December.
  omar: [
    { from: null, hours, onCall: true },
    { from: '2026-12-01', hours },
  ],
};
const today = '2026-11-16';
const item = (date: string, rest: Partial<RosterItem> = {}): RosterItem => ({
  date,
  startTime: '07:00',
  endTime: '16:00',
  employeeIds: ['omar'],
  isDraft: false,
  ...rest,
});
const ann = { employeeIds: ['ann'] };
const draft = { isDraft: true };

test.each<[string, RosterItem | null, RosterItem | null, string[]]>([
  ['called 4 days ahead', null, item('2026-11-20'), []],
  ['called 3 days ahead', null, item('2026-11-19'), ['omar 3 of 4']],
  ['called on the day', null, item('2026-11-16'), ['omar 0 of 4']],
  ['work of the past', null, item('2026-11-15'), []],
  ['only as a draft', null, item('2026-11-17', draft), []],
  ['published', item('2026-11-17', draft), item('2026-11-17'), ['omar 1 of 4']],
  ['withdrawn', item('2026-11-17'), null, ['omar 1 of 4']],
  ['made a draft', item('2026-11-17'), item('2026-11-17', draft), ['omar 1 of 4']],
  ['moved away, by its first day', item('2026-11-18'), item('2026-11-27'), ['omar 2 of 4']],
  ['moved near', item('2026-11-27'), item('2026-11-18'), ['omar 2 of 4']],
  ['moved far ahead', item('2026-11-26'), item('2026-11-27'), []],
  ['another time', item('2026-11-18'), item('2026-11-18', { endTime: '17:00' }), ['omar 2 of 4']],
  ['the same, with seconds', item('2026-11-18'), item('2026-11-18', { endTime: '16:00:00' }), []],
  ['no longer on call then', item('2026-12-01'), null, ['omar 15 of 28']],
  [
    'a colleague comes',
    item('2026-11-18', ann),
    item('2026-11-18', { employeeIds: ['ann', 'omar'] }),
    ['omar 2 of 4'],
  ],
  ['given to another', item('2026-11-18'), item('2026-11-18', ann), ['omar 2 of 4']],
  [
    'taken from another',
    item('2026-11-18', ann),
    item('2026-11-18'),
    ['ann 2 of 28', 'omar 2 of 4'],
  ],
  ['new work of another', null, item('2026-11-17', ann), []],
  ['changed 27 days ahead', item('2026-12-13', ann), null, ['ann 27 of 28']],
  ['changed 28 days ahead', item('2026-12-14', ann), null, []],
])('%s', (_, before, after, told) => {
  const found = listShortNotices(before, after, {
    today,
    contractsOf: (id) => contracts[id] ?? [],
    limits: createDatedLimits([]),
  });
  expect(found.map((notice) => `${notice.employeeId} ${notice.days} of ${notice.limit}`)).toEqual(
    told,
  );
});

test.each([
  ['2026-11-29', { limit: 28, ownSince: undefined }],
  ['2026-11-30', undefined],
])('of work on %s, with a term of 14 days from 30 November', (date, expected) => {
  const own = { rule: 'notice.others' as const, from: '2026-11-30', until: null, value: 14 };
  const [found] = listShortNotices(item(date, ann), null, {
    today,
    contractsOf: (id) => contracts[id] ?? [],
    limits: createDatedLimits([own]),
  });
  expect(found && { limit: found.limit, ownSince: found.ownSince }).toEqual(expected);
});

test('a term of the company is named by its first day', () => {
  const own = { rule: 'notice.onCall' as const, from: '2026-11-01', until: null, value: 7 };
  const limits = createDatedLimits([own]);
  const contractsOf = (id: string) => contracts[id] ?? [];
  expect(listShortNotices(item('2026-11-22'), null, { today, contractsOf, limits })).toEqual([
    { employeeId: 'omar', days: 6, limit: 7, isOnCall: true, ownSince: '2026-11-01' },
  ]);
});

const shift = (startTime: string, endTime = '16:00') => ({ startTime, endTime });

test.each<
  [string, string, string, Parameters<typeof findLateTelling>[0]['was'], string[], number | null]
>([
  ['a day that is told first, to who is on call', 'omar', '2026-11-18', null, ['07:00'], 2],
  ['a day that is told first, to another', 'ann', '2026-11-18', null, ['07:00'], null],
  ['other times', 'ann', '2026-11-18', [shift('07:00')], ['06:30'], 2],
  ['another place at the same times', 'ann', '2026-11-18', [shift('07:00')], ['07:00'], null],
  ['a day without work any more', 'ann', '2026-11-18', [shift('07:00')], [], 2],
  [
    'a second work beside the same',
    'ann',
    '2026-11-18',
    [shift('07:00')],
    ['07:00', '17:00'],
    null,
  ],
  ['in time', 'ann', '2026-12-14', [shift('07:00')], ['06:30'], null],
])('told of a day: %s', (_, employeeId, date, was, starts, days) => {
  const works = starts.map((start) => shift(start));
  const notice = findLateTelling(
    { employeeId, date, was, works },
    { today, contractsOf: (id) => contracts[id] ?? [], limits: createDatedLimits([]) },
  );
  expect(notice?.days ?? null).toBe(days);
});
