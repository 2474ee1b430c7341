import { describe, expect, it } from 'vitest';
import { parseReadings, parseTyped } from './parse.ts';

describe('reading texts', () => {
  it('reads JSON of hours', () => {
    const row = {
      station_code: 350,
      date: '2026-01-15T00:00:00.000Z',
      hour: 8,
      T: -15,
      FH: 30,
      DR: 5,
      RH: -1,
    };
    expect(parseReadings(JSON.stringify([row]))).toEqual([
      {
        ...{ station: 350, at: Date.UTC(2026, 0, 15, 8) / 60_000, temperature: -1.5, wind: 3 },
        ...{ gust: null, rainMinutes: 30, rain: 0 },
      },
    ]);
  });

  it('makes whole hours of steps of ten minutes, and leaves out one that is not over', () => {
    const steps = [10, 20, 30, 40, 50, 60, 70].map((minute) =>
      new Date(Date.UTC(2026, 0, 15, 7, minute)).toISOString(),
    );
    const values = (...all: (number | null)[]) => ({ type: 'NdArray', values: all });
    const coverage = {
      domain: { axes: { t: { values: steps } } },
      ranges: {
        ta: values(0, 0, 0, 0, 0, -1.6, 5),
        ff: values(2, 2, 2, 4, 4, 4, 9),
        dr: values(600, 600, 600, 0, 0, 0, 0),
      },
    };
    expect(parseReadings(JSON.stringify(coverage))).toEqual([
      {
        ...{ station: null, at: Date.UTC(2026, 0, 15, 8) / 60_000, temperature: -1.6, wind: 3 },
        ...{ gust: null, rainMinutes: 30, rain: null },
      },
    ]);
  });

  it.each(['', '<html>Storing</html>', '{"error": "key"}', '{', 'null'])('rejects %j', (text) => {
    expect(() => parseReadings(text)).toThrow();
  });

  it('reads typed lines at Dutch times', () => {
    expect(parseTyped('7:00 -2,5 3,1 20\n09:00 −0,5 -\n', '2026-07-15')).toMatchObject([
      { at: Date.UTC(2026, 6, 15, 5) / 60_000, temperature: -2.5, wind: 3.1, rainMinutes: 20 },
      { at: Date.UTC(2026, 6, 15, 7) / 60_000, temperature: -0.5, wind: null, rainMinutes: null },
    ]);
  });

  it.each(['', 'koud', '07:30 -2', '24:00 1', '07:00 1 2 61', '07:00 900', '07:00 1 90', '07:00'])(
    'knows no reading in %j',
    (text) => {
      expect(parseTyped(text, '2026-01-15')).toBeNull();
    },
  );
});
