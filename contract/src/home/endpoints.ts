import { endpoint } from '../endpoint.ts';
import { Home, StartPatch } from './schemas.ts';

export const home = {
  show: endpoint('GET', '/home', {
    access: 'admin',
    summary: 'The overview: today, this week and the next',
    response: Home,
  }),
  changeStart: endpoint('PATCH', '/home/start', {
    access: 'admin',
    summary: 'Leave the steps of the start out of the overview from now on, or show them again',
    body: StartPatch,
  }),
};
