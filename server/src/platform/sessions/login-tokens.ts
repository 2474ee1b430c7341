import { createHash, randomBytes } from 'node:crypto';
import type { LinkPurpose } from '@ploegplan/contract/session';
import type { TenantTx } from '../tenants/transaction.ts';

const TOKEN_BYTES = 32;
const MINUTE_MS = 60_000;

/** How long a mailed link works, in milliseconds. An invitation waits for somebody who is on holiday. */
export const linkLifetimes: Record<LinkPurpose, number> = {
  'account-activation': 7 * 24 * 60 * MINUTE_MS,
  'password-reset': 60 * MINUTE_MS,
  'magic-link': 15 * MINUTE_MS,
};

/** Whoever reads the database cannot sign in with what stands there. The token is random enough to need no salt. */
const hashOf = (token: string) => createHash('sha256').update(token).digest();

interface Link {
  userId: string;
  purpose: LinkPurpose;
}

/** A new token of 256 bits for a link in a mail. The one before, of the same purpose, no longer works. */
export async function issueLinkToken(tx: TenantTx, { userId, purpose }: Link): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const fresh = {
    token_hash: hashOf(token),
    expires_at: new Date(Date.now() + linkLifetimes[purpose]),
  };
  await tx
    .insertInto('login_tokens')
    .values({ user_id: userId, purpose, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'purpose']).doUpdateSet(fresh),
    )
    .execute();
  return token;
}

/** The user whose link this is, if it still works. */
export function findLinkOwner(
  tx: TenantTx,
  token: string,
  purpose: LinkPurpose,
): Promise<{ userId: string; username: string } | undefined> {
  return tx
    .selectFrom('login_tokens')
    .innerJoin('users', 'users.id', 'login_tokens.user_id')
    .select(['users.id as userId', 'users.username'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .where('users.active', '=', true)
    .executeTakeFirst();
}

/** Uses a token up. Of simultaneous tries exactly one gets the user; the others, and any later one, get nothing. */
export async function redeemLinkToken(
  tx: TenantTx,
  token: string,
  purpose: LinkPurpose,
): Promise<{ userId: string; username: string } | undefined> {
  const owner = await findLinkOwner(tx, token, purpose);
  const used = await tx
    .deleteFrom('login_tokens')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return used.numDeletedRows > 0n ? owner : undefined;
}

/** All links of a user stop working: after a new password, another address, or the end of the account. */
export async function dropLinkTokens(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('login_tokens').where('user_id', '=', userId).execute();
}
