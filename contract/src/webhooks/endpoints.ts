import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import {
  deliveryParams,
  NewWebhook,
  Webhook,
  WebhookDelivery,
  WebhookSecret,
  WebhookUpdate,
} from './schemas.ts';

export const webhooks = {
  list: endpoint('GET', '/webhooks', {
    access: 'admin',
    summary: 'The endpoints to which changes are sent',
    response: z.array(Webhook),
  }),
  create: endpoint('POST', '/webhooks', {
    access: 'admin',
    summary: 'Add an endpoint to which changes are sent, by Standard Webhooks',
    recentAuth: true,
    body: NewWebhook,
    response: Webhook,
  }),
  update: endpoint('PUT', '/webhooks/:id', {
    access: 'admin',
    summary: 'Change an endpoint; what waits is sent at once when it is switched on again',
    recentAuth: true,
    params: idParams,
    body: WebhookUpdate,
    response: Webhook,
    errors: ['not-found', 'stale-version'],
  }),
  remove: endpoint('DELETE', '/webhooks/:id', {
    access: 'admin',
    summary: 'Remove an endpoint with what was and will be sent to it',
    recentAuth: true,
    params: idParams,
    errors: ['not-found'],
  }),
  secret: endpoint('POST', '/webhooks/:id/secret', {
    access: 'admin',
    summary: 'Show the secret by which the messages of an endpoint are signed',
    recentAuth: true,
    params: idParams,
    response: WebhookSecret,
    answersSecret: true,
    errors: ['not-found'],
  }),
  test: endpoint('POST', '/webhooks/:id/test', {
    access: 'admin',
    summary: 'Send a message of the event webhook.test to an endpoint that is on',
    params: idParams,
    errors: ['not-found'],
  }),
  deliveries: endpoint('GET', '/webhooks/:id/deliveries', {
    access: 'admin',
    summary:
      'The messages of the last two weeks for an endpoint, first those that wait, at most a hundred',
    params: idParams,
    response: z.array(WebhookDelivery),
    errors: ['not-found'],
  }),
  repeat: endpoint('POST', '/webhooks/:id/deliveries/:delivery/repeat', {
    access: 'admin',
    summary: 'Send a message again, with the same id',
    params: deliveryParams,
    errors: ['not-found'],
  }),
};
