import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { ApiKey, MadeApiKey, NewApiKey } from './schemas.ts';

export const apiDescription = {
  get: endpoint('GET', '/openapi.json', {
    access: 'public',
    summary: 'This description of the API',
    response: z.looseObject({ openapi: z.string() }),
  }),
};

export const apiKeys = {
  list: endpoint('GET', '/api-keys', {
    access: 'admin',
    summary: 'The keys of the company for the API, the newest first',
    response: z.array(ApiKey),
  }),
  create: endpoint('POST', '/api-keys', {
    access: 'admin',
    summary: 'Make a key; it is told only here',
    recentAuth: true,
    body: NewApiKey,
    response: MadeApiKey,
    answersSecret: true,
    errors: ['not-found'],
  }),
  remove: endpoint('DELETE', '/api-keys/:id', {
    access: 'admin',
    summary: 'Revoke a key; it is refused from then on',
    recentAuth: true,
    params: idParams,
    errors: ['not-found'],
  }),
};
