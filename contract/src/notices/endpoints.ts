import { endpoint } from '../endpoint.ts';
import { OwnNotices, OwnNoticesChange, PushSubscription, PushTested } from './schemas.ts';

export const notices = {
  own: endpoint('GET', '/notices/own', {
    access: 'employee',
    summary: 'By which ways the own notices arrive, and which are switched off',
    response: OwnNotices,
  }),
  changeOwn: endpoint('PUT', '/notices/own', {
    access: 'employee',
    summary: 'Choose by which way the own notices arrive first, and which kinds to get',
    body: OwnNoticesChange,
    response: OwnNotices,
    errors: ['stale-version'],
  }),
  subscribe: endpoint('PUT', '/notices/own/subscription', {
    access: 'employee',
    summary:
      'Get push messages in the browser of this session. The endpoint is https, and no address of a private network',
    body: PushSubscription,
    response: OwnNotices,
  }),
  unsubscribe: endpoint('DELETE', '/notices/own/subscription', {
    access: 'employee',
    summary: 'Get no push messages in the browser of this session any more',
    response: OwnNotices,
  }),
  test: endpoint('POST', '/notices/own/test', {
    access: 'employee',
    summary: 'Send a push message to the browser of this session, to see that it arrives',
    response: PushTested,
    errors: ['too-many-requests'],
  }),
};
