import { apiKeys } from '@ploegplan/contract/api-keys/endpoints';
import { requireFound } from '../../platform/http/problem.ts';
import { createTxRoute } from '../../platform/http/route.ts';
import { insertKey, listKeys, revokeKey } from './repository.ts';

export const apiKeyRoutes = [
  createTxRoute(apiKeys.list, { access: 'admin' }, (tx) => listKeys(tx)),
  createTxRoute(apiKeys.create, { access: 'admin' }, async (tx, call) => {
    const { name, scopes, validUntil } = call.body;
    const key = requireFound(await insertKey(tx, call.body));
    await call.audit(tx, 'api-key-created', { subject: name, details: { scopes, validUntil } });
    return { key };
  }),
  createTxRoute(apiKeys.remove, { access: 'admin' }, async (tx, call) => {
    const name = requireFound(await revokeKey(tx, call.params.id));
    await call.audit(tx, 'api-key-revoked', { subject: name });
  }),
];
