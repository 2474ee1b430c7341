import { endpoint } from './endpoint.ts';
import { Home } from './home.schemas.ts';

export const home = {
  show: endpoint('GET', '/home', {
    access: 'admin',
    summary: 'The overview: today, this week and the next',
    response: Home,
  }),
  dismissStart: endpoint('POST', '/home/start/dismiss', {
    access: 'admin',
    summary: 'Leave the steps of the start out of the overview from now on',
  }),
};
