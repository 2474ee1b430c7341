import * as z from 'zod/mini';
import {
  dateRange,
  hours,
  id,
  instant,
  plainDate,
  plainTime,
  requiredMultiline,
  requiredText,
  text,
} from '../fields.ts';
import { limits } from '../limits.ts';
import { normKeys } from '../rules/weather/norms.ts';
import { findStation } from '../rules/weather/stations.ts';
import { verdictStates } from '../rules/weather/verdicts.ts';
import { waitingGroups, weatherCauses, workKinds } from './kinds.ts';

const station = z.int().check(z.refine((number) => findStation(number) !== undefined));
const count = z.int().check(z.minimum(0));

export const WeatherVerdict = z.strictObject({
  norm: z.enum(normKeys),
  figure: z.number(),
  state: z.enum(verdictStates),
  /** In the unit of the norm. */
  value: z.nullable(z.number()),
  /** HH:MM; null for a sum. */
  at: z.nullable(z.string()),
  /** The hours without a reading that the verdict needs. */
  missing: count,
});

export const WaitingDays = z.strictObject({
  group: z.enum(waitingGroups),
  used: count,
  limit: z.number(),
  /** The days that count once they are reported. */
  unreported: count,
});
export type WaitingDays = z.infer<typeof WaitingDays>;

export const SitePerson = z.strictObject({
  employeeId: id,
  name: z.string(),
  jobTitle: z.string(),
  startTime: z.nullable(plainTime),
  endTime: z.nullable(plainTime),
  /** The absence for the weather of this day. */
  absenceId: z.nullable(id),
  /** Why somebody is absent otherwise; empty when he is not. */
  absent: z.string(),
  waiting: z.array(WaitingDays),
});
export type SitePerson = z.infer<typeof SitePerson>;

/** A project on which people are planned on a day, with the weather there. */
export const WeatherSite = z.strictObject({
  projectId: id,
  title: z.string(),
  location: z.string(),
  /** The station that was chosen, else the nearest one; null when the place has no coordinates. */
  station: z.nullable(z.int()),
  /** True when it was chosen for this project. */
  isChosen: z.boolean(),
  /** To the station, in km; null when the place has no coordinates. */
  distance: z.nullable(z.number()),
  workKind: z.enum(workKinds),
  state: z.enum(verdictStates),
  verdicts: z.array(WeatherVerdict),
  /** The strongest mean wind of the day so far, in Bft. */
  force: z.nullable(z.int()),
  /** When the last reading of the station is from. */
  lastReading: z.nullable(instant),
  /** The readings are made up, for the demo. */
  isSample: z.boolean(),
  people: z.array(SitePerson),
});
export type WeatherSite = z.infer<typeof WeatherSite>;

/** A line of the list for UWV. */
export const WeatherReport = z.strictObject({
  /** That of the absence. */
  id,
  employeeId: id,
  name: z.string(),
  jobTitle: z.string(),
  hours: z.number(),
  projectId: id,
  projectTitle: z.string(),
  place: z.string(),
  startTime: z.nullable(plainTime),
  endTime: z.nullable(plainTime),
  cause: z.enum(weatherCauses),
  /** Null until it is reported. */
  reportedAt: z.nullable(instant),
  reportedBy: z.string(),
  /** It was reported, and the absence was withdrawn since. */
  isWithdrawn: z.boolean(),
  waiting: z.array(WaitingDays),
});
export type WeatherReport = z.infer<typeof WeatherReport>;

const dayFields = {
  employeeId: id,
  projectId: id,
  cause: z.enum(weatherCauses),
};

export const WeatherDesk = z.strictObject({
  sites: z.array(WeatherSite),
  reports: z.array(WeatherReport),
  /** Who did not work yesterday for the weather and is planned at the same place today. */
  base: z.array(z.strictObject(dayFields)),
  source: z.strictObject({
    isSet: z.boolean(),
    /** When it last gave readings. */
    lastAt: z.nullable(instant),
    /** Why it gave none since; empty when it did. */
    fault: z.string(),
  }),
});
export type WeatherDesk = z.infer<typeof WeatherDesk>;

/** A day on which somebody does not work for the weather; the id is that of the absence. */
export const NewWeatherDay = z.strictObject({
  id,
  ...dayFields,
  date: plainDate,
  /** Null means the whole day. */
  hours: z.nullable(hours.check(z.minimum(limits.hoursStep))),
});
export type NewWeatherDay = z.infer<typeof NewWeatherDay>;

export const NewWeatherDays = z.strictObject({
  days: z.array(NewWeatherDay).check(z.minLength(1), z.maxLength(limits.absencesAtOnce)),
});

export const WeatherDayIds = z.strictObject({
  ids: z.array(id).check(z.minLength(1), z.maxLength(limits.absencesAtOnce)),
});

/** How many people were told. */
export const ToldOfWeather = z.strictObject({ count });

export const WeatherPlace = z.strictObject({
  /** Null: the nearest one. */
  station: z.nullable(station),
  workKind: z.enum(workKinds),
});
export type WeatherPlace = z.infer<typeof WeatherPlace>;

export const TypedReadings = z.strictObject({
  station,
  date: plainDate,
  /** Lines of time, temperature, wind and rain, or a text of KNMI. */
  text: requiredMultiline(limits.weatherText),
});
export type TypedReadings = z.infer<typeof TypedReadings>;

export const KeptReadings = z.strictObject({ count });

const usedNorm = {
  key: z.enum(normKeys),
  from: plainDate,
  figure: z.number(),
  source: z.string(),
};

const settings = {
  hourlyUrl: z.string(),
  recentUrl: z.string(),
  forecastUrl: z.string(),
  /** The header in which the key is sent; empty when it stands in the address as {key}. */
  keyHeader: z.string(),
  norms: z.array(z.strictObject(usedNorm)),
  version: z.int32().check(z.minimum(0)),
};

export const WeatherSettings = z.strictObject({
  ...settings,
  /** The key itself is never given. */
  hasKey: z.boolean(),
});
export type WeatherSettings = z.infer<typeof WeatherSettings>;

/** The address of a source, with placeholders; empty for none. */
export const sourceAddress = /^(https:\/\/[^\s/?#@]+\S*)?$/;
const address = text(limits.url).check(z.regex(sourceAddress));

export const WeatherSettingsChange = z.strictObject({
  ...settings,
  hourlyUrl: address,
  recentUrl: address,
  forecastUrl: address,
  keyHeader: text(60).check(z.regex(/^[A-Za-z0-9-]*$/)),
  /** Absent leaves it; empty removes it. */
  key: z.optional(text(limits.url)),
  norms: z
    .array(
      z.strictObject({
        ...usedNorm,
        figure: z.number().check(z.minimum(-100), z.maximum(1_440)),
        source: requiredText(limits.name),
      }),
    )
    .check(z.maxLength(50)),
});
export type WeatherSettingsChange = z.infer<typeof WeatherSettingsChange>;

export const evidenceFormats = ['pdf', 'csv'] as const;
export const EvidenceParams = z.strictObject({ id, format: z.enum(evidenceFormats) });
export const WeatherRange = dateRange(limits.absenceDays);
export const WeatherDate = z.strictObject({ date: plainDate });
