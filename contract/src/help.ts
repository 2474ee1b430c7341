import { endpoint } from './endpoint.ts';
import { Help } from './help.schemas.ts';

export const help = {
  list: endpoint('GET', '/help', {
    access: 'session',
    summary: 'The help articles for the own role, in the terms of the tenant',
    response: Help,
  }),
};
