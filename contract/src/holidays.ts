import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { dateRange, plainDate } from './fields.ts';
import { limits } from './limits.ts';

/** A public holiday, with its Dutch name. */
export const Holiday = z.strictObject({ date: plainDate, name: z.string() });
export type Holiday = z.infer<typeof Holiday>;

export const holidays = {
  list: endpoint({
    method: 'GET',
    path: '/holidays',
    access: 'session',
    summary: 'The Dutch public holidays in a range of days',
    query: dateRange(limits.holidayDays),
    response: z.array(Holiday),
    errors: [],
  }),
};
