import type { LinkPurpose } from '@ploegplan/contract/session/endpoints';
import type { TenantTx } from '../tenants/transaction.ts';
import { createToken, hashToken } from './secret-tokens.ts';

const MINUTE_MS = 60_000;

/** Lifetime of a mailed link, in milliseconds. Long for an invitation, which may arrive during a holiday. */
export const linkLifetimes: Record<LinkPurpose, number> = {
  'account-activation': 7 * 24 * 60 * MINUTE_MS,
  'password-reset': 60 * MINUTE_MS,
  'magic-link': 15 * MINUTE_MS,
};

interface Link {
  userId: string;
  purpose: LinkPurpose;
}

/** Creates a token for a mailed link. It replaces the user's previous token of the same purpose. */
export async function issueLinkToken(tx: TenantTx, { userId, purpose }: Link): Promise<string> {
  const { token, hash } = createToken();
  const fresh = {
    token_hash: hash,
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

/** The user of a link; undefined when the link is invalid, used or expired. */
export function findLinkOwner(
  tx: TenantTx,
  token: string,
  purpose: LinkPurpose,
): Promise<{ userId: string; username: string } | undefined> {
  return tx
    .selectFrom('login_tokens')
    .innerJoin('users', 'users.id', 'login_tokens.user_id')
    .select(['users.id as userId', 'users.username'])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .where('users.active', '=', true)
    .executeTakeFirst();
}

/** Consumes a token and returns its user. Of simultaneous and later attempts, only the first gets the user. */
export async function redeemLinkToken(
  tx: TenantTx,
  token: string,
  purpose: LinkPurpose,
): Promise<{ userId: string; username: string } | undefined> {
  const owner = await findLinkOwner(tx, token, purpose);
  const used = await tx
    .deleteFrom('login_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return used.numDeletedRows > 0n ? owner : undefined;
}

/** Invalidates all links of a user: after a new password, another e-mail address, or deactivation. */
export async function dropLinkTokens(tx: TenantTx, userId: string): Promise<void> {
  await tx.deleteFrom('login_tokens').where('user_id', '=', userId).execute();
}
