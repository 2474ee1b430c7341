import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../dates/dates.ts';
import {
  allocate,
  computeDifferences,
  createLapseRule,
  type LedgerLine,
  listExpiries,
} from './ledger.ts';

const onExpiry = { lapsesOn: ({ expiresOn }: { expiresOn: string | null }) => expiresOn };

const line = (values: Partial<LedgerLine>): LedgerLine => ({
  day: '2026-01-01',
  type: 'use',
  account: 'vacation',
  quarters: 0,
  lot: null,
  lotKind: null,
  expiresOn: null,
  ...values,
});
const grant = (lot: string, quarters: number, values: Partial<LedgerLine> = {}) =>
  line({ type: 'grant', lot, lotKind: 'statutory', quarters, expiresOn: '2027-07-01', ...values });
const use = (day: string, quarters: number) => line({ day, quarters: -quarters });
const payout = (day: string, quarters: number): LedgerLine =>
  line({ day, type: 'payout', quarters: -quarters, lotKind: 'extra' });
const statutory = grant('statutory', 640);
const extra = grant('extra', 160, { lotKind: 'extra', expiresOn: '2032-01-01' });

const leftOf = (lines: LedgerLine[], until: string) => {
  const { lots, short } = allocate(lines, { until, ...onExpiry });
  return { ...Object.fromEntries(lots.map(({ lot, left }) => [lot, left])), short };
};

const told = [{ expiresOn: '2027-07-01', toldOn: '2027-01-15' }];
const ill = (firstDay: string, lastDay: string, hoursPerDay: number | null = null) => ({
  ...{ firstDay, lastDay, hoursPerDay },
});

test.each([
  ['not ill', told, [], '2027-07-01'],
  ['ill since March of its year, BW 7:640a', told, [ill('2026-03-01', '2027-08-31')], '2032-01-01'],
  ['ill since the last day of telling', told, [ill('2027-06-01', '2027-06-30')], '2032-01-01'],
  ['ill a day later', told, [ill('2027-06-02', '2027-06-30')], '2027-07-01'],
  ['recovered before', told, [ill('2026-03-01', '2027-06-28')], '2027-07-01'],
  [
    'ill in weeks of Monday to Friday',
    told,
    [
      ...[ill('2027-05-31', '2027-06-04'), ill('2027-06-07', '2027-06-11')],
      ...[ill('2027-06-14', '2027-06-18'), ill('2027-06-21', '2027-06-30')],
    ],
    '2032-01-01',
  ],
  ['ill for some hours a day', told, [ill('2026-03-01', '2027-08-31', 4)], '2027-07-01'],
  ['not told, and ill', [], [ill('2026-03-01', '2027-08-31')], null],
])('statutory leave of who was %s lapses on its day', (_, warnings, illnesses, lapsesOn) => {
  const rule = createLapseRule(warnings, illnesses);
  expect(rule({ kind: 'statutory', expiresOn: '2027-07-01' })).toBe(lapsesOn);
});

test.each([
  [
    'takes the oldest expiring lot first',
    [extra, statutory, use('2026-03-02', 32)],
    '2026-12-31',
    { statutory: 608, extra: 160, short: 0 },
  ],
  [
    'goes on with the next lot',
    [extra, statutory, use('2026-03-02', 700)],
    '2026-12-31',
    { statutory: 0, extra: 100, short: 0 },
  ],
  [
    'lets a lot lapse on its day',
    [extra, statutory],
    '2027-07-01',
    { statutory: 0, extra: 160, short: 0 },
  ],
  [
    'keeps a lot until the day before',
    [extra, statutory],
    '2027-06-30',
    { statutory: 640, extra: 160, short: 0 },
  ],
  [
    'takes nothing from a lot that lapsed',
    [extra, statutory, use('2027-07-01', 32)],
    '2027-07-01',
    { statutory: 0, extra: 128, short: 0 },
  ],
  [
    'notes what was taken beyond all lots',
    [extra, use('2026-03-02', 200)],
    '2026-12-31',
    { extra: 0, short: 40 },
  ],
  [
    'covers a shortage by the next lot',
    [use('2025-12-31', 40), statutory],
    '2026-12-31',
    { statutory: 600, short: 0 },
  ],
  [
    'takes from other lots what a reduced lot no longer has',
    [statutory, extra, use('2026-02-02', 600), grant('statutory', -140, { day: '2026-07-01' })],
    '2026-12-31',
    { statutory: 0, extra: 60, short: 0 },
  ],
  [
    'takes a payout from the kind that it names, though another expires sooner (BW 7:640)',
    [statutory, extra, payout('2026-03-02', 64)],
    '2026-12-31',
    { statutory: 640, extra: 96, short: 0 },
  ],
  [
    'takes from the kind that is named its oldest expiring lot first',
    [
      statutory,
      grant('younger', 160, { lotKind: 'extra', expiresOn: '2033-01-01' }),
      extra,
      payout('2026-03-02', 200),
    ],
    '2026-12-31',
    { statutory: 640, extra: 0, younger: 120, short: 0 },
  ],
  [
    'lets come short what the named kind does not have, until the next lot of that kind',
    [
      extra,
      payout('2026-03-02', 200),
      grant('statutory', 640, { day: '2026-04-01' }),
      grant('more', 60, { day: '2026-05-01', lotKind: 'extra', expiresOn: null }),
    ],
    '2026-12-31',
    { statutory: 640, extra: 0, more: 20, short: 0 },
  ],
  [
    'gets back from a countering line what was paid out',
    [statutory, extra, payout('2026-03-02', 64), payout('2026-03-02', -64)],
    '2026-12-31',
    { statutory: 640, extra: 160, short: 0 },
  ],
  [
    'leaves out what comes later',
    [statutory, use('2026-03-02', 32)],
    '2026-03-01',
    { statutory: 640, short: 0 },
  ],
])('an account %s', (_, lines, until, expected) => {
  expect(leftOf(lines, until)).toEqual(expected);
});

test('statutory leave of which nobody told is there after six years, other leave is not', () => {
  const { lots } = allocate([statutory, extra], {
    until: '2033-01-01',
    lapsesOn: createLapseRule([]),
  });
  expect(lots.map(({ lot, left }) => [lot, left])).toEqual([
    ['statutory', 640],
    ['extra', 0],
  ]);
});

test('an expiry is of what was left, also when leave before it is written afterwards', () => {
  const expiries = (lines: LedgerLine[]) =>
    listExpiries(allocate(lines, { until: '2027-08-01', ...onExpiry }));
  const late = [statutory, use('2027-06-30', 40)];
  expect(expiries([statutory])).toMatchObject([
    { lot: 'statutory', day: '2027-07-01', quarters: -640 },
  ]);
  expect(expiries(late)).toMatchObject([{ lot: 'statutory', day: '2027-07-01', quarters: -600 }]);
});

test.each([
  ['a warning a month before', [{ expiresOn: '2027-07-01', toldOn: '2027-06-01' }], '2027-07-01'],
  ['a warning too late', [{ expiresOn: '2027-07-01', toldOn: '2027-06-02' }], null],
  ['a warning of another year', [{ expiresOn: '2028-07-01', toldOn: '2027-01-01' }], null],
  ['no warning', [], null],
])('statutory leave after %s lapses on %j (BW 7:640a; HR 2023:955)', (_, warnings, day) => {
  expect(createLapseRule(warnings)({ kind: 'statutory', expiresOn: '2027-07-01' })).toBe(day);
  expect(createLapseRule(warnings)({ kind: 'extra', expiresOn: '2032-01-01' })).toBe('2032-01-01');
});

// Days close together, so that lines often meet on one, and that lots lapse between them.
const day = fc.integer({ min: 0, max: 12 }).map((days) => addDays('2026-06-25', days));
const quarters = fc.integer({ min: 1, max: 60 });
const lotLines = fc
  .record({
    lot: fc.constantFrom('a', 'b', 'c', 'd'),
    since: day,
    quarters,
    life: fc.option(fc.integer({ min: 1, max: 9 })),
    reduced: fc.option(
      fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), after: fc.nat(8) }),
    ),
  })
  .map(({ lot, since, quarters: size, life, reduced }) => {
    const expiresOn = life === null ? null : addDays(since, life);
    const own = { expiresOn, lotKind: lot === 'a' ? ('statutory' as const) : ('extra' as const) };
    const less = reduced && Math.floor(size * reduced.share);
    return [
      grant(lot, size, { ...own, day: since }),
      ...(less ? [grant(lot, -less, { ...own, day: addDays(since, reduced.after) })] : []),
    ];
  });
const ledger = fc
  .tuple(
    fc.uniqueArray(lotLines, { selector: ([first]) => first?.lot ?? '', maxLength: 4 }),
    fc.array(
      fc
        .tuple(day, quarters, fc.boolean())
        .map(([on, amount, isPayout]) => (isPayout ? payout : use)(on, amount)),
      { maxLength: 8 },
    ),
  )
  .map(([lots, uses]) => [...lots.flat(), ...uses]);
const until = day.map((date) => addDays(date, 6));

/** The ledger with the lines of expiry that are due. */
function withExpiries(lines: LedgerLine[], on: string): LedgerLine[] {
  const due = listExpiries(allocate(lines, { until: on, ...onExpiry }));
  return [...lines, ...due.map((it) => line({ ...it, type: 'expiry', lotKind: it.kind }))];
}

test('a balance is what the lots have left, less what is short, and no lot is below zero', () => {
  fc.assert(
    fc.property(ledger, until, (lines, on) => {
      const { lots, short } = allocate(lines, { until: on, ...onExpiry });
      const left = lots.reduce((sum, lot) => sum + lot.left, 0);
      const booked = withExpiries(lines, on).filter(
        (candidate) => candidate.account === 'vacation' && candidate.day <= on,
      );
      expect(booked.reduce((sum, entry) => sum + entry.quarters, 0)).toBe(left - short);
      for (const lot of lots) {
        expect(
          Math.min(lot.left, lot.used, lot.expired, lot.granted, short),
        ).toBeGreaterThanOrEqual(0);
        expect(lot.granted).toBe(lot.used + lot.expired + lot.left);
      }
    }),
    { numRuns: 500 },
  );
});

test('the order in which lines are entered changes nothing', () => {
  const ordered = ledger.chain((lines) =>
    fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
  );
  fc.assert(
    fc.property(ordered, until, ([lines, shuffled], on) => {
      const options = { until: on, ...onExpiry };
      expect(allocate(shuffled, options)).toEqual(allocate(lines, options));
    }),
    { numRuns: 500 },
  );
});

test('lines of difference bring each sum to what is wanted, once', () => {
  const entries = fc.array(
    fc.record({ key: fc.constantFrom('a', 'b', 'c'), quarters: fc.integer({ min: -9, max: 9 }) }),
    { maxLength: 8 },
  );
  const keyOf = ({ key }: { key: string }) => key;
  const sums = (lines: { key: string; quarters: number }[]) =>
    ['a', 'b', 'c'].map((key) =>
      lines.reduce((sum, it) => sum + (it.key === key ? it.quarters : 0), 0),
    );
  fc.assert(
    fc.property(entries, entries, (wanted, present) => {
      const after = [...present, ...computeDifferences(wanted, present, keyOf)];
      expect(sums(after)).toEqual(sums(wanted));
      expect(computeDifferences(wanted, after, keyOf)).toEqual([]);
    }),
  );
});
