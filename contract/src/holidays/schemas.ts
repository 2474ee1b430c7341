import * as z from 'zod/mini';
import { plainDate } from '../fields.ts';

/** The holidays that a company may keep, through the year. */
export const holidayKeys = [
  'new-year',
  'good-friday',
  'easter',
  'easter-monday',
  'kings-day',
  'liberation-day',
  'liberation-day-lustrum',
  'ascension',
  'whit-sunday',
  'whit-monday',
  'christmas',
  'boxing-day',
] as const;
export const HolidayKey = z.enum(holidayKeys);
export type HolidayKey = z.infer<typeof HolidayKey>;

/** A day off for everybody: a public holiday, or a day on which the company is closed. */
export const Holiday = z.strictObject({
  date: plainDate,
  name: z.string(),
  kind: z.enum(['holiday', 'closure']),
});
export type Holiday = z.infer<typeof Holiday>;
