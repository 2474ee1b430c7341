import { describe, expect, it } from 'vitest';
import { addDays, getDayOfWeek } from '../../dates/dates.ts';
import { type WeatherCause, weatherCauses } from '../../weather/kinds.ts';
import { Norms } from './norms.ts';
import { findNearestStation } from './stations.ts';
import { classifyHours, countWaitingDays, findWinter, type WeatherDay } from './waiting-days.ts';

const norms = new Norms();
const always = () => true;

/** Numbers from 0 to 1 that are the same each time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const frostLike: readonly WeatherCause[] = ['frost', 'snow', 'ice'];

/** Looks at each day of the period by itself. */
function countSlowly(
  days: readonly WeatherDay[],
  on: string,
  isWorkday: (date: string) => boolean,
  group: 'winter' | 'rain' | 'other',
): { used: number; unreported: number } {
  const [year = 0, month = 0] = on.split('-').map(Number);
  let first = `${year}-01-01`;
  if (group === 'winter') {
    if (month > 3 && month < 11) return { used: 0, unreported: 0 };
    first = `${month >= 11 ? year : year - 1}-11-01`;
  }
  let [used, unreported] = [0, 0];
  for (let date = first; date <= on; date = addDays(date, 1)) {
    const own = days.filter((day) => {
      if (day.date !== date || !isWorkday(date)) return false;
      if (group === 'winter') return frostLike.includes(day.cause);
      return group === 'rain'
        ? day.cause === 'rain'
        : day.cause === 'wind' || day.cause === 'thunder';
    });
    if (own.some(({ isReported }) => isReported)) used += 1;
    else if (own.length > 0) unreported += 1;
  }
  return { used, unreported };
}

describe('waiting days', () => {
  it.each([1, 2, 3, 4, 5])(
    'agree with a slow count over random winter %i, also after corrections',
    (seed) => {
      const random = createRandom(seed);
      const start = `${2020 + seed}-10-01`;
      const holidays = new Set(
        Array.from({ length: 12 }, () => addDays(start, Math.floor(random() * 220))),
      );
      const isWorkday = (date: string) => getDayOfWeek(date) < 6 && !holidays.has(date);
      let days: WeatherDay[] = Array.from({ length: 90 }, () => ({
        date: addDays(start, Math.floor(random() * 220)),
        cause: weatherCauses[Math.floor(random() * weatherCauses.length)] ?? 'frost',
        isReported: random() < 0.7,
      }));
      for (let round = 0; round < 40; round += 1) {
        const on = addDays(start, Math.floor(random() * 230));
        for (const { group, ...count } of countWaitingDays(days, { on, isWorkday, norms })) {
          expect(count).toMatchObject(countSlowly(days, on, isWorkday, group));
        }
        // One is withdrawn, one is moved to another cause.
        const at = Math.floor(random() * days.length);
        days = days
          .filter((_, index) => index !== at)
          .map((day, index) =>
            index === at ? { ...day, cause: 'rain', isReported: !day.isReported } : day,
          );
      }
    },
  );

  const winterOn = (on: string, ...dates: string[]) =>
    countWaitingDays(
      dates.map((date) => ({ date, cause: 'frost', isReported: true })),
      { on, norms, isWorkday: always },
    )[0];

  it('of frost are those of one winter, over the turn of the year', () => {
    const dates = ['2025-03-31', '2025-11-01', '2026-01-05', '2026-03-31', '2026-04-01'];
    expect(winterOn('2026-03-31', ...dates)).toEqual({
      group: 'winter',
      used: 3,
      limit: 2,
      unreported: 0,
    });
    expect(winterOn('2026-04-01', ...dates)?.used).toBe(0);
    expect(findWinter('2026-10-31')).toBeNull();
  });

  it('of rain are those of a calendar year, at most 19', () => {
    const days = ['2025-12-31', '2026-01-01', '2026-06-01', '2026-06-01'].map((date) => ({
      ...{ date, cause: 'rain' as const, isReported: true },
    }));
    const counts = countWaitingDays(days, { on: '2026-06-02', norms, isWorkday: always });
    expect(counts[1]).toEqual({ group: 'rain', used: 2, limit: 19, unreported: 0 });
  });
});

it.each([
  [5, 'whole'],
  [4.75, 'half'],
  [2, 'half'],
  [1.75, 'none'],
] as const)('%d unworkable hours of a day: %s', (hours, part) => {
  expect(classifyHours(hours, '2026-01-05', norms)).toBe(part);
});

it.each([
  [{ lat: 52.09, lon: 5.12 }, 'De Bilt'],
  [{ lat: 51.92, lon: 4.48 }, 'Rotterdam'],
  [{ lat: 50.85, lon: 5.69 }, 'Maastricht'],
])('the station nearest to %j is %s', (point, name) => {
  expect(findNearestStation(point).name).toBe(name);
});
