import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { dateRange } from '../fields.ts';
import { limits } from '../limits.ts';
import { Holiday } from './schemas.ts';

export const holidays = {
  list: endpoint('GET', '/holidays', {
    access: 'session',
    summary: 'The holidays that the company keeps and its closure days in a range of days',
    query: dateRange(limits.holidayDays),
    response: z.array(Holiday),
  }),
};
