import * as z from 'zod/mini';
import { plainDate } from '../fields.ts';
import { weatherCauses } from '../weather/kinds.ts';

/** A coming day on which a norm is expected to be met somewhere. */
export const ExpectedWeather = z.strictObject({
  date: plainDate,
  causes: z.array(z.enum(weatherCauses)),
  projects: z.array(z.string()),
});
export type ExpectedWeather = z.infer<typeof ExpectedWeather>;
