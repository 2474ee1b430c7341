import { toInstant, toMinuteOfDay } from '../../dates/clock.ts';
import { toDayNumber } from '../../dates/dates.ts';
import type { Reading } from './verdicts.ts';

/** A reading of a station; null where the text does not name one. */
export interface StationReading extends Reading {
  station: number | null;
}

const MINUTE_MS = 60_000;

/** A tenth in KNMI's hourly files, as 0.1 °C; null for an empty field. */
const fromTenths = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value / 10 : null;

/** An amount or duration in tenths, of which −1 means less than half of one: it counts as none. */
const fromAmount = (value: unknown): number | null => {
  const amount = fromTenths(value);
  return amount === null ? null : Math.max(0, amount);
};

/** The columns of an hour by KNMI's names; `HH` is UT, and hour 5 is from 04:00 to 05:00. */
type HourFields = Partial<Record<'T' | 'FH' | 'FX' | 'DR' | 'RH', unknown>>;

function toReading(date: number, hour: number, fields: HourFields): Reading | null {
  const at = Date.UTC(Math.floor(date / 10_000), (Math.floor(date / 100) % 100) - 1, date % 100);
  if (Number.isNaN(at) || !(hour >= 1 && hour <= 24)) return null;
  const rainHours = fromAmount(fields.DR);
  return {
    at: at / MINUTE_MS + hour * 60,
    temperature: fromTenths(fields.T),
    wind: fromTenths(fields.FH),
    gust: fromTenths(fields.FX),
    rainMinutes: rainHours === null ? null : Math.round(Math.min(1, rainHours) * 60),
    rain: fromAmount(fields.RH),
  };
}

/** KNMI's hourly text: comments and the names of the columns after '#', then a line for each hour with commas between. */
function parseHourlyText(text: string): StationReading[] {
  let names: string[] = [];
  return text.split(/\r?\n/).flatMap((line) => {
    const cells = line
      .replace(/^#/, '')
      .split(',')
      .map((cell) => cell.trim());
    if (cells[0] === 'STN') names = cells;
    if (names.length === 0 || !/^\d+$/.test(cells[0] ?? '')) return [];
    const row = Object.fromEntries(
      names.map((name, at) => [name, cells[at] ? Number(cells[at]) : null]),
    );
    const reading = toReading(row.YYYYMMDD ?? NaN, row.HH ?? row.H ?? NaN, row);
    return reading ? [{ station: row.STN ?? null, ...reading }] : [];
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** KNMI's hourly JSON: a list of hours, each with its station and day. */
function parseHourlyRows(rows: readonly unknown[]): StationReading[] {
  return rows.filter(isObject).flatMap((row) => {
    const date = Number(String(row.date).slice(0, 10).replaceAll('-', ''));
    const reading = toReading(date, Number(row.hour), row);
    return reading ? [{ station: Number(row.station_code) || null, ...reading }] : [];
  });
}

/** The names of KNMI's ten-minute parameters, with what is counted in an hour of them. */
const coverageParts = {
  temperature: ['ta'],
  wind: ['ff'],
  gust: ['gff', 'fx'],
  rainMinutes: ['dr'],
} as const;

/**
 * CoverageJSON of KNMI's data platform, in steps of ten minutes or an hour. The temperature is that of the whole hour, the wind the mean of
 * the hour, and `dr` seconds of rain.
 */
function parseCoverage({ domain, ranges }: Record<string, unknown>): StationReading[] {
  const axes = isObject(domain) && isObject(domain.axes) ? domain.axes : {};
  const times = isObject(axes.t) && Array.isArray(axes.t.values) ? axes.t.values : [];
  const read = (names: readonly string[], at: number): number | null => {
    for (const name of names) {
      const range = isObject(ranges) ? ranges[name] : undefined;
      const value: unknown =
        isObject(range) && Array.isArray(range.values) ? range.values[at] : undefined;
      if (typeof value === 'number') return value;
    }
    return null;
  };
  const steps = times.map((time, index) => ({
    at: Math.round(Date.parse(String(time)) / MINUTE_MS),
    temperature: read(coverageParts.temperature, index),
    wind: read(coverageParts.wind, index),
    gust: read(coverageParts.gust, index),
    seconds: read(coverageParts.rainMinutes, index),
  }));
  const byHour = Map.groupBy(
    steps.filter(({ at }) => Number.isFinite(at)),
    ({ at }) => Math.ceil(at / 60) * 60,
  );
  const list = (values: readonly (number | null)[]) => values.filter((value) => value !== null);
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return [...byHour].flatMap(([at, own]) => {
    const whole = own.find((step) => step.at === at);
    // An hour that is not over has no reading yet.
    if (!whole) return [];
    const winds = list(own.map(({ wind }) => wind));
    const gusts = list(own.map(({ gust }) => gust));
    const seconds = list(own.map((step) => step.seconds));
    const reading = {
      at,
      temperature: whole.temperature,
      wind: winds.length > 0 ? sum(winds) / winds.length : null,
      gust: gusts.length > 0 ? Math.max(...gusts) : null,
      // Without all steps the minutes would be too few.
      rainMinutes:
        seconds.length > 0 && seconds.length === own.length
          ? Math.min(60, Math.round(sum(seconds) / 60))
          : null,
    };
    return [{ station: null, rain: null, ...reading }];
  });
}

/**
 * Reads what a source answers: KNMI's hourly text or JSON, or CoverageJSON. Throws where it is none of these, so that an error page is
 * not taken for a day without readings.
 */
export function parseReadings(text: string): StationReading[] {
  const first = text.trimStart().at(0);
  if (first !== '[' && first !== '{') {
    if (!/^#?\s*STN\s*,/m.test(text)) throw new Error('The text has no readings');
    return parseHourlyText(text);
  }
  const json: unknown = JSON.parse(text);
  if (Array.isArray(json)) return parseHourlyRows(json);
  const covers = isObject(json) ? (Array.isArray(json.coverages) ? json.coverages : [json]) : [];
  if (!covers.some((one) => isObject(one) && 'ranges' in one)) {
    throw new Error('The JSON has no readings');
  }
  return covers.filter(isObject).flatMap(parseCoverage);
}

const parseNumber = (text: string | undefined): number | null =>
  text === undefined || text === '-' ? null : Number(text.replace(',', '.').replace('−', '-'));

/** The coldest and warmest in °C, and the strongest mean wind in m/s, that a reading may have. */
export const bounds = { temperature: 60, wind: 75 } as const;

const typedLine = /^(\d{1,2}:\d{2})((?:\s+(?:[-−]?\d+(?:[.,]\d+)?|-)){1,3})$/;

/**
 * Reads lines as '07:00 -2,5 3,1 20': the time in the Netherlands, °C, wind in m/s and minutes of rain of the hour before; '-' for what is
 * not known. KNMI's texts are read too. Null where a line is neither.
 */
export function parseTyped(text: string, day: string): StationReading[] | null {
  try {
    return parseReadings(text);
  } catch {
    // It may be typed.
  }
  const readings: StationReading[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const [, time = '', rest = ''] = typedLine.exec(line) ?? [];
    const minute = toMinuteOfDay(time.padStart(5, '0'));
    if (time === '' || minute % 60 !== 0 || minute >= 24 * 60) return null;
    const [temperature, wind, rainMinutes] = rest.trim().split(/\s+/).map(parseNumber);
    if ((rainMinutes ?? 0) > 60 || (rainMinutes ?? 0) < 0 || (wind ?? 0) < 0) return null;
    if (Math.abs(temperature ?? 0) > bounds.temperature || (wind ?? 0) > bounds.wind) return null;
    readings.push({
      station: null,
      at: toInstant(toDayNumber(day), minute),
      temperature: temperature ?? null,
      wind: wind ?? null,
      gust: null,
      rainMinutes: rainMinutes ?? null,
      rain: null,
    });
  }
  return readings.length > 0 ? readings : null;
}
