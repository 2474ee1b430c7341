import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { Announcements } from './schemas.ts';

/** What every page asks; the host's own calls are those of hosting. */
export const announcements = {
  list: endpoint('GET', '/announcements', {
    access: 'session',
    summary: 'The announcements that have not ended and that this user has not closed',
    response: Announcements,
  }),
  dismiss: endpoint('POST', '/announcements/dismissals', {
    access: 'session',
    summary: 'Show an announcement to this user no more',
    body: z.strictObject({ id }),
    errors: ['not-found'],
  }),
};
