import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ExpectedWeather } from './schemas.ts';

/** Apart from the weather desk, so that the board does not load its norms and stations. */
export const expectedWeather = {
  list: endpoint('GET', '/weather/expected', {
    access: 'admin',
    summary: 'The coming days on which frost, rain or wind is expected at a planned site',
    response: z.array(ExpectedWeather),
  }),
};
