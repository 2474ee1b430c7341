import * as z from 'zod/mini';
import { hours, plainDate, requiredText, text, usualTime } from '../../fields.ts';
import { limits } from '../../limits.ts';

/** A percentage of the hourly wage: 100 is the wage without a surcharge. */
const percent = z.number().check(z.minimum(100), z.maximum(1_000), z.multipleOf(0.01));
const someHours = hours.check(z.minimum(limits.hoursStep));

const haveLength = z.refine<{ from: string; to: string }>(({ from, to }) => from !== to, {
  path: ['to'],
  error: 'same-time',
});

const weekMoment = z.strictObject({
  /** 1 (Monday) to 7 (Sunday). */
  weekday: z.int().check(z.minimum(1), z.maximum(7)),
  time: usualTime,
});

const KilometreBand = z.strictObject({
  /** The most kilometres of a single trip. The first band that is not exceeded holds. */
  upTo: z.int().check(z.minimum(1), z.maximum(2_000)),
  /** The paid hours a day of somebody who rides along or is alone, and of somebody who drives others. */
  rider: z.number().check(z.minimum(0), z.maximum(24)),
  driver: z.number().check(z.minimum(0), z.maximum(24)),
});

/** The minutes to which the hours of a day can be rounded. */
export const roundings = [1, 5, 15] as const;

/** What is saved of overtime: the hours at their percentage, or the hours one for one, of which the surcharge is paid. */
export const savedCounts = ['worth', 'hours'] as const;
export type SavedCount = (typeof savedCounts)[number];

/** Creates the schema with those of its texts. `article` is what a rule rests on, such as 'cao art. 2.8', and may be empty. */
function createSchema(
  article: z.ZodMiniType<string, string>,
  source: z.ZodMiniType<string, string>,
) {
  const worth = { percent, article };
  /** Times of every day; a `to` before `from` is on the next day. */
  const daily = { from: usualTime, to: usualTime, article };
  const overtimeStep = z.strictObject({
    /** The hours of the step, after those of the step before. Null stands for all further hours, in the last step only. */
    hours: z.nullable(someHours),
    ...worth,
  });
  return z.strictObject({
    firstDay: plainDate,
    source,
    checkedOn: plainDate,
    overtime: z.array(overtimeStep).check(
      z.maxLength(5),
      z.refine((steps) => steps.every((step, at) => (step.hours === null) === !steps[at + 1]), {
        error: 'only-last-open',
      }),
    ),
    /** The parts of the week with a percentage of their own. */
    periods: z
      .array(
        z.strictObject({
          class: z.enum(['saturday', 'sunday']),
          from: weekMoment,
          to: weekMoment,
          ...worth,
        }),
      )
      .check(z.maxLength(7)),
    holiday: z.nullable(z.strictObject(worth)),
    night: z.nullable(z.strictObject({ ...daily, percent }).check(haveLength)),
    /** The ordinary hours; outside them it is `percent`, null where that is not known. */
    window: z.nullable(
      z.strictObject({ ...daily, percent: z.nullable(percent) }).check(haveLength),
    ),
    travel: z.strictObject({
      /** The first minutes of travel of a day, which are not paid. */
      unpaidMinutes: z.int().check(z.minimum(0), z.maximum(1_440)),
      /** True when those minutes are paid to a driver with riders. */
      paysDriver: z.boolean(),
      ...worth,
      /** The bands decide instead of the minutes where the kilometres of the day are known and a band holds. */
      bands: z.array(KilometreBand).check(
        z.maxLength(60),
        z.refine((all) => all.every(({ upTo }, at) => upTo > (all[at - 1]?.upTo ?? 0)), {
          error: 'not-ascending',
        }),
      ),
      bandsArticle: article,
      bandsCheckedOn: z.nullable(plainDate),
    }),
    /** The most hours of work, break and travel together. */
    longestDay: z.nullable(z.strictObject({ hours: someHours, withOvertime: someHours, article })),
    roundTo: z.literal(roundings),
    /** Whether the overtime of a week is saved as time where nothing else is chosen for it, and how it counts then. */
    timeForTime: z.strictObject({ isUsual: z.boolean(), counts: z.enum(savedCounts) }),
  });
}

/**
 * The rules of a company for the worth of hours. Where several rules hold for a minute, the highest percentage counts. All work in the
 * times of a rule counts, and work beyond the agreed hours of a day is overtime.
 */
export const PayRules = createSchema(text(limits.name), requiredText(limits.description));
export type PayRules = z.infer<typeof PayRules>;

/** Pay rules of an answer, with their texts as they were stored. */
export const StoredPayRules = createSchema(z.string(), z.string());

/** The pay rules that are about work, not travel. */
export type WorkRules = Pick<
  PayRules,
  'overtime' | 'periods' | 'holiday' | 'night' | 'window' | 'roundTo'
>;

/**
 * A proposal, as far as the collective agreement is known. The surcharge outside the ordinary hours and the bands of kilometres are not, and the
 * company chooses the first day.
 */
export const buildingAndInfra: Omit<PayRules, 'firstDay'> = {
  source: 'Cao Bouw & Infra (art. 2.8, 5.7 en 5.10)',
  checkedOn: '2026-11-28',
  overtime: [
    { hours: 3, percent: 125, article: 'cao art. 2.8' },
    { hours: null, percent: 150, article: 'cao art. 2.8' },
  ],
  periods: [
    {
      class: 'sunday',
      from: { weekday: 6, time: '21:00' },
      to: { weekday: 1, time: '05:00' },
      percent: 200,
      article: 'cao art. 2.8',
    },
  ],
  holiday: { percent: 200, article: 'cao art. 2.8' },
  night: null,
  window: { from: '07:00', to: '19:00', percent: null, article: '' },
  travel: {
    unpaidMinutes: 60,
    paysDriver: true,
    percent: 100,
    article: 'cao art. 5.10',
    bands: [],
    bandsArticle: 'cao tabel 5.10.3',
    bandsCheckedOn: null,
  },
  longestDay: { hours: 12, withOvertime: 13, article: '' },
  roundTo: 1,
  timeForTime: { isUsual: false, counts: 'worth' },
};

/** Finds the rules that hold on a day among those of a company, in any order; null before the first and where it chose none. */
export const findPayRulesOn = (all: readonly PayRules[], date: string): PayRules | null =>
  all.reduce<PayRules | null>(
    (found, entry) =>
      entry.firstDay <= date && (!found || entry.firstDay > found.firstDay) ? entry : found,
    null,
  );
