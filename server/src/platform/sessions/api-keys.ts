import { getToday, openEnd } from '@ploegplan/contract/dates/dates';
import type { FastifyRequest } from 'fastify';
import type { TenantTx } from '../tenants/transaction.ts';
import type { Session } from './access.ts';
import { LAST_USE_PRECISION_MS } from './repository.ts';
import { createToken, hashToken } from './secret-tokens.ts';

/** How a key begins, so that scanners of code and logs recognise a leaked one. */
const KEY_PREFIX = 'ppl_live_';

/** The characters after it that are shown afterwards. */
const SHOWN_CHARACTERS = 8;

const bearer = `Bearer ${KEY_PREFIX}`;

/** The key of a request; undefined when it has none. */
export const readApiKey = ({ headers: { authorization } }: FastifyRequest): string | undefined =>
  authorization?.startsWith(bearer) ? authorization.slice('Bearer '.length) : undefined;

/** A key of 256 random bits, what is shown of it later, and the hash to store. */
export function createApiKey(): { key: string; prefix: string; hash: Buffer } {
  const key = KEY_PREFIX + createToken().token;
  const prefix = key.slice(0, KEY_PREFIX.length + SHOWN_CHARACTERS);
  return { key, prefix, hash: hashToken(key) };
}

/** What a key acts as: the office, by the name of the key; undefined for one that is unknown, revoked or expired. */
export async function findKeySession(tx: TenantTx, key: string): Promise<Session | undefined> {
  const row = await tx
    .selectFrom('api_keys')
    .select(['id', 'name', 'scopes', 'last_used_at', 'valid_until'])
    .where('key_hash', '=', hashToken(key))
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('valid_until', 'is', null), eb('valid_until', '>=', getToday())]))
    .executeTakeFirst();
  if (!row) return undefined;
  if (Date.now() - Number(row.last_used_at ?? 0) > LAST_USE_PRECISION_MS) {
    const values = { last_used_at: new Date() };
    await tx.updateTable('api_keys').set(values).where('id', '=', row.id).execute();
  }
  return {
    id: row.id,
    userId: row.id,
    username: row.name,
    userType: 'admin',
    alsoEmployee: false,
    employeeId: null,
    needsPasswordChange: false,
    factorStep: undefined,
    needsFactor: false,
    confirmedAt: null,
    byCompany: false,
    expiresAt: new Date(row.valid_until ?? openEnd),
    scopes: row.scopes,
  };
}
