import { describe, expect, it } from 'vitest';
import type { WorkKind } from '../../weather/kinds.ts';
import { Norms, toBeaufort } from './norms.ts';
import { parseReadings } from './parse.ts';
import { combineVerdicts, computeWindChill, judgeDay, mergeReadings } from './verdicts.ts';

/** The fields of an hour in tenths, as KNMI gives them; null leaves the field empty. */
type Hour = Partial<Record<'FH' | 'FX' | 'T' | 'DR' | 'RH', number | null>>;

const mild: Required<Hour> = { FH: 30, FX: 60, T: 50, DR: 0, RH: 0 };

/**
 * Sample data in the form of KNMI's hourly text, no measurements: mild hours of two days, but for those that are given by day and hour in UT
 * as '0107 08'. An hour of null is missing.
 */
function writeKnmi(
  year: number,
  days: readonly string[],
  hours: Record<string, Hour | null>,
): string {
  const lines = days.flatMap((day) =>
    Array.from({ length: 24 }, (_, at) => String(at + 1).padStart(2, '0')).flatMap((hour) => {
      const given = hours[`${day} ${hour}`];
      if (given === null) return [];
      const { FH, FX, T, DR, RH } = { ...mild, ...given };
      const cells = [260, `${year}${day}`, hour, FH, FX, T, DR, RH];
      return [cells.map((cell) => String(cell ?? '').padStart(5)).join(',')];
    }),
  );
  return ['# Sample data', '# STN,YYYYMMDD,   HH,   FH,   FX,    T,   DR,   RH', '', ...lines].join(
    '\n',
  );
}

const read = (text: string) =>
  mergeReadings(parseReadings(text).map((reading) => ({ ...reading, origin: 'hourly' as const })));

const spread = (day: string, from: number, to: number, hour: Hour | null) =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, at) => [
      `${day} ${String(from + at).padStart(2, '0')}`,
      hour,
    ]),
  );

interface Case {
  title: string;
  /** The local day, and the days before and of it in UT. */
  day?: string;
  hours: Record<string, Hour | null>;
  met: readonly string[];
  unknown?: readonly string[];
  workKind?: WorkKind;
}

// In winter 07:00 in the Netherlands is hour 06 in UT, and 09:00 is hour 08.
const winter: Case[] = [
  { title: 'a mild day', hours: {}, met: [] },
  { title: '−3,1 °C at 03:00', hours: { '0115 02': { T: -31 } }, met: ['frost-night'] },
  { title: '−3,0 °C at 03:00', hours: { '0115 02': { T: -30 } }, met: [] },
  {
    title: '−3,1 °C at midnight, which is hour 23 of the day before',
    hours: { '0114 23': { T: -31 } },
    met: ['frost-night'],
  },
  { title: '−3,1 °C at 23:00 of the day before', hours: { '0114 22': { T: -31 } }, met: [] },
  { title: '−3,1 °C at 07:00', hours: { '0115 06': { T: -31 } }, met: ['frost-night'] },
  { title: '−3,1 °C at 08:00', hours: { '0115 07': { T: -31 } }, met: [] },
  {
    title: '−0,5 °C at 07:00 and 09:00',
    hours: { '0115 06': { T: -5 }, '0115 08': { T: -5, FH: 10 } },
    met: ['frost-both'],
  },
  {
    title: '−0,5 °C at 07:00, −0,4 °C at 09:00',
    hours: { '0115 06': { T: -5 }, '0115 08': { T: -4, FH: 10 } },
    met: [],
  },
  {
    title: '−0,4 °C at 07:00, −1,4 °C at 09:00',
    hours: { '0115 06': { T: -4 }, '0115 08': { T: -14, FH: 10 } },
    met: [],
  },
  { title: '−1,5 °C at 09:00', hours: { '0115 08': { T: -15, FH: 10 } }, met: ['frost-nine'] },
  {
    title: '0 °C with 10 m/s at 09:00',
    hours: { '0115 08': { T: 0, FH: 100 } },
    met: ['wind-chill'],
  },
  { title: '2 °C with 10 m/s at 09:00', hours: { '0115 08': { T: 20, FH: 100 } }, met: [] },
  {
    title: 'rain of 25 minutes in each of twelve hours',
    hours: spread('0115', 7, 18, { DR: 4.2 }),
    met: ['rain'],
  },
  {
    title: 'rain of 24 minutes in each of twelve hours',
    hours: spread('0115', 7, 18, { DR: 4 }),
    met: [],
  },
  {
    title: 'five whole hours of rain',
    hours: spread('0115', 7, 11, { DR: 10, RH: 20 }),
    met: ['rain'],
  },
  {
    title: 'five whole hours, one of them before 07:00',
    hours: spread('0115', 6, 10, { DR: 10 }),
    met: [],
  },
  {
    title: 'five whole hours, one of them after 19:00',
    hours: spread('0115', 15, 19, { DR: 10 }),
    met: [],
  },
  {
    title: 'little rain: −1 in each hour',
    hours: spread('0115', 7, 18, { DR: -1, RH: -1 }),
    met: [],
  },
  {
    title: 'five whole hours of little rain',
    hours: spread('0115', 7, 11, { DR: 10, RH: -1 }),
    met: ['rain'],
  },
  {
    title: 'storm on a steel scaffold',
    hours: { '0115 12': { FH: 172 } },
    met: ['wind-steel-scaffold'],
  },
  { title: 'a hard wind on a steel scaffold', hours: { '0115 12': { FH: 171, FX: 250 } }, met: [] },
  {
    title: 'a strong wind on a rolling tower',
    hours: { '0115 12': { FH: 108 } },
    met: ['wind-rolling-tower'],
    workKind: 'rolling-tower',
  },
  {
    title: 'a hard wind for a crane',
    hours: { '0115 12': { FH: 139 } },
    met: ['wind-crane'],
    workKind: 'crane',
  },
  { title: 'a storm at night', hours: { '0115 04': { FH: 250 } }, met: [] },
  {
    title: 'no reading at 09:00',
    hours: { '0115 08': null },
    met: [],
    unknown: ['frost-nine', 'wind-chill', 'wind-steel-scaffold'],
  },
  {
    title: 'no temperature at 03:00',
    hours: { '0115 02': { T: null } },
    met: [],
    unknown: ['frost-night'],
  },
  {
    title: 'no temperature at 03:00, and −4 °C at 04:00',
    hours: { '0115 02': { T: null }, '0115 03': { T: -40 } },
    met: ['frost-night'],
  },
  { title: 'one hour of rain missing on a dry day', hours: { '0115 12': { DR: null } }, met: [] },
  {
    title: 'four hours of rain and one missing',
    hours: { ...spread('0115', 7, 10, { DR: 10 }), '0115 12': { DR: null } },
    met: [],
    unknown: ['rain'],
  },
  {
    title: 'no readings of the day',
    hours: { ...spread('0114', 1, 24, null), ...spread('0115', 1, 24, null) },
    met: [],
    unknown: [
      'frost-night',
      'frost-both',
      'frost-nine',
      'wind-chill',
      'rain',
      'wind-steel-scaffold',
    ],
  },
];

const judge = (day: string, text: string, workKind: WorkKind = 'steel-scaffold') => {
  const verdicts = judgeDay(day, read(text), { norms: new Norms(), workKind });
  const list = (state: string) =>
    verdicts.filter((verdict) => verdict.state === state).map(({ norm }) => norm);
  return { met: list('met'), unknown: list('unknown'), verdicts };
};

describe('a day of a station', () => {
  it.each(winter)('$title', ({ hours, met, unknown = [], workKind }) => {
    const { verdicts: _, ...found } = judge(
      '2026-01-15',
      writeKnmi(2026, ['0114', '0115'], hours),
      workKind,
    );
    expect(found).toEqual({ met, unknown });
  });

  // 07:00 is hour 05 in UT.
  it.each([
    ['five hours from 07:00', spread('0715', 6, 10, { DR: 10 }), ['rain']],
    ['five hours, one of them before 07:00', spread('0715', 5, 9, { DR: 10 }), []],
    ['five hours, one of them after 19:00', spread('0715', 14, 18, { DR: 10 }), []],
  ])('in summer time: rain of %s', (_, hours, met) => {
    expect(judge('2026-07-15', writeKnmi(2026, ['0714', '0715'], hours)).met).toEqual(met);
  });

  it('has one hour less in the night in which summer time begins, and one more when it ends', () => {
    const begins = (hours: Case['hours']) =>
      judge('2026-03-29', writeKnmi(2026, ['0328', '0329'], hours));
    // 00:00 is still in winter time, 07:00 in summer time.
    expect(begins({ '0328 23': { T: -31 } }).met).toEqual(['frost-night']);
    expect(begins({ '0329 05': { T: -31 } }).met).toEqual(['frost-night']);
    expect(begins({ '0329 06': { T: -31 } }).met).toEqual([]);
    const ends = (hours: Case['hours']) =>
      judge('2026-10-25', writeKnmi(2026, ['1024', '1025'], hours));
    expect(ends({ '1024 22': { T: -31 } }).met).toEqual(['frost-night']);
    expect(ends({ '1025 06': { T: -31 } }).met).toEqual(['frost-night']);
    expect(ends({ '1024 21': { T: -31 } }).met).toEqual([]);
    expect(ends({ '1025 01': null }).unknown).toEqual(['frost-night']);
  });

  it('is open while hours are to come, and unknown where they should be there', () => {
    const text = writeKnmi(2026, ['0114', '0115'], spread('0115', 9, 24, null));
    const judgeAt = (hour: number) =>
      judgeDay('2026-01-15', read(text), {
        ...{ norms: new Norms(), workKind: 'steel-scaffold' },
        now: Date.UTC(2026, 0, 15, hour) / 60_000,
      });
    expect(combineVerdicts(judgeAt(8))).toBe('open');
    expect(combineVerdicts(judgeAt(9))).toBe('unknown');
    expect(combineVerdicts([])).toBe('unknown');
  });

  it('says which reading decides, and at what time in the Netherlands', () => {
    const { verdicts } = judge(
      '2026-01-15',
      writeKnmi(2026, ['0114', '0115'], { '0115 02': { T: -42 } }),
    );
    expect(verdicts[0]).toEqual({
      ...{ norm: 'frost-night', figure: -3, state: 'met', value: -4.2, at: '03:00', missing: 0 },
    });
  });
});

it('follows the norms of the company from their day on', () => {
  const norms = new Norms([{ key: 'wind-crane', from: '2026-01-15', figure: 5, source: 'Kraan' }]);
  expect(norms.find('wind-crane', '2026-01-14').figure).toBe(7);
  expect(norms.find('wind-crane', '2026-01-15')).toMatchObject({ figure: 5, checkedOn: null });
  expect(norms.find('rain', '2019-01-01').figure).toBe(300);
});

it.each([
  [0, 0],
  [10.7, 5],
  [10.8, 6],
  [17.2, 8],
  [40, 12],
])('%d m/s is force %i', (speed, force) => expect(toBeaufort(speed)).toBe(force));

it('computes the wind chill by JAG/TI, and only where it is defined', () => {
  expect(computeWindChill(-5, 5)).toBeCloseTo(-11.19, 2);
  expect(computeWindChill(-5, 1)).toBe(-5);
  expect(computeWindChill(12, 10)).toBe(12);
});

it('takes typed readings before those of a source, value by value', () => {
  const at = 0;
  const empty = { temperature: null, wind: null, gust: null, rainMinutes: null, rain: null };
  const merged = mergeReadings([
    { ...empty, at, origin: 'hourly', temperature: 1, wind: 4 },
    { ...empty, at, origin: 'typed', temperature: -2 },
  ]);
  expect(merged.get(at)).toMatchObject({ temperature: -2, wind: 4 });
});
