import { createHash } from 'node:crypto';
import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import type { PublicPlanning } from '@ploegplan/contract/planning-links/schemas';
import { getLogoUrl, type Tenant } from '../../platform/tenants/directory.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { listPlanned, type PlannedItem, readScopeName } from './planned.ts';
import type { Scope } from './repository.ts';

/** Materials are hidden from tenants without that part. */
export const removeHidden = (items: PlannedItem[], { hiddenParts }: Tenant): PlannedItem[] =>
  hiddenParts.includes('materials') ? items.map((item) => ({ ...item, materials: [] })) : items;

/** What the page of a link shows. */
export async function readPublicPlanning(
  tx: TenantTx,
  tenant: Tenant,
  scope: Scope,
): Promise<Omit<PublicPlanning, 'page'>> {
  const from = getMonday(getToday());
  const to = addDays(from, limits.publicDays - 1);
  const items = removeHidden(await listPlanned(tx, scope, from, to), tenant);
  const shown = {
    tenant: {
      name: tenant.displayName,
      logo: getLogoUrl(tenant),
      accentColor: tenant.accentColor,
    },
    about: await readScopeName(tx, scope),
    from,
    to,
    items: items.map(
      ({ id: _id, version: _version, description: _description, point: _point, ...item }) => item,
    ),
  };
  const hash = createHash('sha256').update(JSON.stringify(shown));
  return { ...shown, version: hash.digest('base64url') };
}
