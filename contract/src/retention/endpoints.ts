import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ExpiredData, Removal } from './schemas.ts';

export const retention = {
  list: endpoint('GET', '/retention', {
    access: 'admin',
    summary:
      'What of employees who left must or may be removed, by kind, the longest overdue first',
    response: z.array(ExpiredData),
  }),
  remove: endpoint('POST', '/retention/removals', {
    access: 'admin',
    summary: 'Remove expired data for good; what is not expired, or gone already, is left alone',
    body: Removal,
  }),
};
