import { hkdfSync } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { GlobalTables } from '../tenants/directory.ts';

/** The signing keys of this installation: one per purpose, derived from the key in the database. */
export async function readAppKeys(database: Kysely<GlobalTables>) {
  const { id, secret, host_cookies_since } = await database
    .selectFrom('app_keys')
    .select(['id', 'secret', 'host_cookies_since'])
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    id,
    hostCookiesSince: host_cookies_since,
    sessionTokens: keyFor('session tokens'),
    forgeryTokens: keyFor('forgery tokens'),
    knownDevices: keyFor('known devices'),
    scaffoldCards: keyFor('scaffold cards'),
    factorChallenges: keyFor('factor challenges'),
    pushMessages: keyFor('push messages'),
    storedSecrets: keyFor('stored secrets'),
  };
}
