import { events } from '@ploegplan/contract/events/endpoints';
import type { LiveEvents } from '../../platform/events/live-events.ts';
import { createRoute } from '../../platform/http/route.ts';

export const createEventRoutes = (live: LiveEvents) => [
  createRoute(events.stream, { access: 'session' }, ({ tenant, session, query, request }) => {
    const position = request.headers['last-event-id'];
    const since = typeof position === 'string' ? position : query.age;
    return live.open({ tenantId: tenant.id, session }, since);
  }),
];
