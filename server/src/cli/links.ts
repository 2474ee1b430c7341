import type { LinkPurpose } from '@ploegplan/contract/session/endpoints';
import { issueLinkToken, linkLifetimes } from '../platform/sessions/login-tokens.ts';
import { getTenantAddress } from '../platform/tenants/address.ts';
import type { TenantTx } from '../platform/tenants/transaction.ts';
import type { Installation } from './operator.ts';

const HOUR_MS = 3_600_000;

export function formatLifetime(purpose: LinkPurpose): string {
  const hours = linkLifetimes[purpose] / HOUR_MS;
  if (hours === 1) return '1 hour';
  return hours < 48 ? `${hours} hours` : `${hours / 24} days`;
}

interface Link {
  tenant: Parameters<typeof getTenantAddress>[0];
  userId: string;
  purpose: 'account-activation' | 'password-reset';
}

/** Creates a link for choosing a password. It replaces the user's previous link of the same purpose. */
export async function issueLink(
  tx: TenantTx,
  { config }: Installation,
  { tenant, userId, purpose }: Link,
): Promise<string> {
  const token = await issueLinkToken(tx, { userId, purpose });
  return `${getTenantAddress(tenant, config)}/${purpose}#token=${token}`;
}
