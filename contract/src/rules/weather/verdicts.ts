import { formatMinuteOfDay, toInstant } from '../../dates/clock.ts';
import { toDayNumber } from '../../dates/dates.ts';
import { toLocalMinutes } from '../../dates/summer-time.ts';
import { type ReadingOrigin, readingOrigins, type WorkKind } from '../../weather/kinds.ts';
import { type NormKey, type Norms, toBeaufort, windNorms } from './norms.ts';

/** What a station measured in the hour that ends at `at`; the temperature is that of the end. Null is not measured. */
export interface Reading {
  /** Minutes since 1970 in UTC. */
  at: number;
  /** °C */
  temperature: number | null;
  /** The mean of the hour in m/s. */
  wind: number | null;
  /** The strongest gust of the hour in m/s. */
  gust: number | null;
  /** The minutes of rain in the hour. */
  rainMinutes: number | null;
  /** The rain of the hour in mm. */
  rain: number | null;
}

export type Readings = ReadonlyMap<number, Reading>;

/** `open`: the norm may still be met later on the day; `unknown`: readings are missing that should be there. */
export const verdictStates = ['met', 'clear', 'open', 'unknown'] as const;
export type VerdictState = (typeof verdictStates)[number];

/** Whether a norm is met on a day; `value` and `at` are of the reading that decides, in the unit of the norm. */
export interface Verdict {
  norm: NormKey;
  figure: number;
  state: VerdictState;
  value: number | null;
  /** HH:MM in the Netherlands; null for a sum. */
  at: string | null;
  /** The hours that are over and without a reading that the verdict needs. */
  missing: number;
}

/** Puts readings of several origins together: each value is that of the first origin that has it. */
export function mergeReadings(rows: readonly (Reading & { origin: ReadingOrigin })[]): Readings {
  const merged = new Map<number, Reading>();
  const rank = (origin: ReadingOrigin) => readingOrigins.indexOf(origin);
  for (const { origin: _, ...row } of rows.toSorted((a, b) => rank(a.origin) - rank(b.origin))) {
    const known = merged.get(row.at);
    merged.set(row.at, {
      at: row.at,
      temperature: known?.temperature ?? row.temperature,
      wind: known?.wind ?? row.wind,
      gust: known?.gust ?? row.gust,
      rainMinutes: known?.rainMinutes ?? row.rainMinutes,
      rain: known?.rain ?? row.rain,
    });
  }
  return merged;
}

/** The whole hours from one local time to another, both included, as instants: one less or more in a night in which the clocks change. */
function listHours(day: string, from: number, to: number): number[] {
  const at = (hour: number) => toInstant(toDayNumber(day), hour * 60);
  const hours: number[] = [];
  for (let instant = at(from); instant <= at(to); instant += 60) hours.push(instant);
  return hours;
}

const formatHour = (instant: number): string =>
  formatMinuteOfDay(toLocalMinutes(new Date(instant * 60_000)) % (24 * 60));

/**
 * The wind chill by the formula JAG/TI, in °C. Below a wind of 1.3 m/s and above 10 °C it is not defined; the temperature itself is
 * the answer then.
 */
export function computeWindChill(temperature: number, wind: number): number {
  if (wind < 1.3 || temperature > 10) return temperature;
  const power = (wind * 3.6) ** 0.16;
  return 13.12 + 0.6215 * temperature - 11.37 * power + 0.3965 * temperature * power;
}

interface Measured {
  at: number;
  value: number | null;
}

interface Situation {
  day: string;
  readings: Readings;
  norms: Norms;
  /** Minutes since 1970 in UTC: hours that end later are not missing yet. */
  now: number;
}

/** The values of some hours, where each has one. */
const measure = (
  { readings }: Situation,
  hours: readonly number[],
  read: (reading: Reading) => number | null,
): Measured[] =>
  hours.map((at) => {
    const reading = readings.get(at);
    return { at, value: reading ? read(reading) : null };
  });

interface Rule {
  measured: readonly Measured[];
  meets: (value: number, figure: number) => boolean;
  /** `any`: one hour decides; `all`: each has to meet the norm. */
  needs: 'any' | 'all';
  /** Negative where a lower value is the worse one. */
  worse: 1 | -1;
}

const countMissing = (measured: readonly Measured[], now: number): number =>
  measured.filter(({ at, value }) => value === null && at <= now).length;

function judge({ day, norms, now }: Situation, norm: NormKey, rule: Rule): Verdict {
  const { figure } = norms.find(norm, day);
  const known = rule.measured.flatMap(({ at, value }) => (value === null ? [] : [{ at, value }]));
  const missing = countMissing(rule.measured, now);
  const met = known.filter(({ value }) => rule.meets(value, figure));
  const isAny = rule.needs === 'any';
  const isMet = isAny ? met.length > 0 : met.length === rule.measured.length;
  const isClear = isAny ? known.length === rule.measured.length : met.length < known.length;
  // Where each hour has to meet the norm, the mildest one decides.
  const direction = isAny ? rule.worse : -rule.worse;
  const [decides] = known.toSorted((a, b) => direction * (b.value - a.value));
  return {
    ...{ norm, figure, missing },
    state: isMet ? 'met' : isClear ? 'clear' : missing > 0 ? 'unknown' : 'open',
    value: decides?.value ?? null,
    at: decides ? formatHour(decides.at) : null,
  };
}

/** The sum is met as soon as it is enough, and clear once the hours that are missing cannot make it so. */
function judgeRain(situation: Situation): Verdict {
  const { figure } = situation.norms.find('rain', situation.day);
  // The slots that end at 08:00 to 19:00.
  const slots = measure(
    situation,
    listHours(situation.day, 8, 19),
    ({ rainMinutes }) => rainMinutes,
  );
  const unmeasured = slots.filter(({ value }) => value === null).length;
  const missing = countMissing(slots, situation.now);
  const sum = Math.round(slots.reduce((minutes, { value }) => minutes + (value ?? 0), 0));
  return {
    ...{ norm: 'rain', figure, missing, at: null },
    state:
      sum >= figure
        ? 'met'
        : sum + unmeasured * 60 < figure
          ? 'clear'
          : missing > 0
            ? 'unknown'
            : 'open',
    value: unmeasured === slots.length ? null : sum,
  };
}

const atMost = (value: number, figure: number) => value <= figure;

/** Judges a day at a station by each norm that readings tell; the wind by the kind of work. Without `now` the day is over. */
export function judgeDay(
  day: string,
  readings: Readings,
  { norms, workKind, now = Infinity }: { norms: Norms; workKind: WorkKind; now?: number },
): Verdict[] {
  const situation = { day, readings, norms, now };
  const temperature = (...[from, to]: [from: number, to: number]) =>
    measure(situation, listHours(day, from, to), (reading) => reading.temperature);
  const [seven, nine] = [temperature(7, 7), temperature(9, 9)];
  const chill = measure(situation, listHours(day, 9, 9), (reading) =>
    reading.temperature === null || reading.wind === null
      ? null
      : computeWindChill(reading.temperature, reading.wind),
  );
  const cold = { meets: atMost, needs: 'all', worse: -1 } as const;
  const windNorm = windNorms[workKind];
  return [
    judge(situation, 'frost-night', {
      measured: temperature(0, 7),
      meets: (value, figure) => value < figure,
      needs: 'any',
      worse: -1,
    }),
    judge(situation, 'frost-both', { ...cold, measured: [...seven, ...nine] }),
    judge(situation, 'frost-nine', { ...cold, measured: nine }),
    judge(situation, 'wind-chill', { ...cold, measured: chill }),
    judgeRain(situation),
    ...(windNorm
      ? [
          judge(situation, windNorm, {
            measured: measure(situation, listHours(day, 8, 19), ({ wind }) =>
              wind === null ? null : toBeaufort(wind),
            ),
            meets: (value, figure) => value >= figure,
            needs: 'any',
            worse: 1,
          }),
        ]
      : []),
  ];
}

/** Of a day as a whole: one norm that is met is enough. */
export function combineVerdicts(verdicts: readonly Pick<Verdict, 'state'>[]): VerdictState {
  const has = (state: VerdictState) => verdicts.some((verdict) => verdict.state === state);
  if (verdicts.length === 0) return 'unknown';
  return (['met', 'unknown', 'open'] as const).find(has) ?? 'clear';
}
