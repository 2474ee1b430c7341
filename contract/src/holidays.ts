import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { dateRange } from './fields.ts';
import { Holiday } from './holidays.schemas.ts';
import { limits } from './limits.ts';

export const holidays = {
  list: endpoint('GET', '/holidays', {
    access: 'session',
    summary: 'The Dutch public holidays and the closure days of the company in a range of days',
    query: dateRange(limits.holidayDays),
    response: z.array(Holiday),
  }),
};
