import * as z from 'zod/mini';
import { countDaysBetween } from './dates/dates.ts';
import { limits } from './limits.ts';
import { emailPattern } from './values/email.ts';
import { isOneLine, normaliseLine, normaliseText } from './values/text.ts';

/** Rejects NUL, which PostgreSQL cannot store in text. */
export const withoutNul = z.refine<string>((value) => !value.includes('\u0000'), { error: 'nul' });

const line = z.overwrite(normaliseLine);
const lines = z.overwrite(normaliseText);
// NUL has an error of its own.
const oneLine = z.refine<string>((value) => isOneLine(value.replaceAll('\u0000', '')), {
  error: 'control-character',
});

/** Text of one line up to `max` characters, normalised; may be empty. */
export const text = (max: number) => z.string().check(withoutNul, line, oneLine, z.maxLength(max));

/** Text of one line in a PATCH, where null clears: as `text`, and null is the empty text. */
export const clearableText = (max: number) =>
  z.pipe(
    z.nullable(text(max)),
    z.transform((value) => value ?? ''),
  );

/** Text of one line of 1 to `max` characters after normalising. */
export const requiredText = (max: number) => text(max).check(z.minLength(1));

/** Tells text of several lines from others in the description of the API. */
const severalLines = { 'x-multiline': true };

/** Text that may have several lines, such as remarks. */
export const multiline = (max: number) =>
  z.string().check(withoutNul, lines, z.maxLength(max)).register(z.globalRegistry, severalLines);

export const clearableMultiline = (max: number) =>
  z.pipe(
    z.nullable(multiline(max)),
    z.transform((value) => value ?? ''),
  );

export const requiredMultiline = (max: number) =>
  multiline(max).check(z.minLength(1)).register(z.globalRegistry, severalLines);

/** A UUID, in lower case as in the database. Clients make them (version 7), so that a repeated request creates one row. */
export const id = z.uuid().check(z.toLowerCase());

/** An e-mail address; `''` when there is none. */
export const email = z.union([
  z.literal(''),
  z.string().check(withoutNul, line, z.maxLength(limits.email), z.email({ pattern: emailPattern })),
]);

/** A username: lower case, no spaces. */
export const username = z
  .string()
  .check(
    line,
    z.toLowerCase(),
    z.minLength(1),
    z.maxLength(limits.username),
    z.regex(/^[\p{Ll}\p{N}][\p{Ll}\p{N}._@+-]*$/u),
  );

/** A hue in degrees of OKLCH; the theme chooses lightness and chroma, so that it is legible on light and dark. */
export const hue = z.int().check(z.minimum(0), z.maximum(359));

/** A calendar date as yyyy-MM-dd, within the years that a company plans in. */
export const plainDate = z.iso
  .date()
  .check(
    z.refine((value) => value >= '1900-01-01' && value < '2200-01-01', { error: 'date-range' }),
  );

/** First and last day of a request, both included; at most `maxDays` days. */
export const dateRange = (maxDays: number) =>
  z.strictObject({ from: plainDate, to: plainDate }).check(
    z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'before-from' }),
    z.refine(({ from, to }) => countDaysBetween(from, to) < maxDays, {
      path: ['to'],
      error: 'range-too-long',
    }),
  );

/** A time of day as HH:MM or HH:MM:SS; responses always have HH:MM:SS. */
export const plainTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/));

/** A time of day as HH:MM, as a setting keeps it. */
export const usualTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Hours on one day: 0 to 24 in steps of a quarter (specification, sections 5 and 9). */
export const hours = z.number().check(z.minimum(0), z.maximum(24), z.multipleOf(0.25));

/** Hours a day from Monday to Sunday, as agreed. */
export const weekdayHours = z.array(hours).check(z.length(7));

/** Row version for optimistic locking: counts from 1, and fits the database's integer. */
export const version = z.int32().check(z.minimum(1));

/** A boolean in a query string: `true` or `false`. */
export const queryFlag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);

/** The sets of requirements that a project or material names. */
export const requirementIds = z.array(id).check(z.maxLength(limits.requirementSets));

/** An instant as an ISO 8601 string in UTC. */
export const instant = z.iso.datetime();

export const idParams = z.strictObject({ id });

/** Roles of the specification, section 6. Any other type sees only Help and Uitloggen. */
const userTypes = ['employee', 'admin', 'god', 'other'] as const;
export const UserType = z.enum(userTypes);
export type UserType = z.infer<typeof UserType>;
