import { endpoint } from './endpoint.ts';
import { Help } from './help-bodies.ts';

export const help = {
  list: endpoint({
    method: 'GET',
    path: '/help',
    access: 'session',
    summary: 'The help for the role of who asks, in the words of the tenant',
    response: Help,
    errors: [],
  }),
};
