import { createHash } from 'node:crypto';
import { addDays, mondayOf, today } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import type { PublicPlanning } from '@ploegplan/contract/planning-links/schemas';
import { logoUrlOf, type Tenant } from '../../platform/tenants/directory.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { listPlanned, nameOfScope, type PlannedItem } from './planned.ts';
import type { Scope } from './repository.ts';

/** Materials are hidden from tenants without that part. */
export const withoutHidden = (items: PlannedItem[], { hiddenParts }: Tenant): PlannedItem[] =>
  hiddenParts.includes('materials') ? items.map((item) => ({ ...item, materials: [] })) : items;

/** What the page of a link shows. */
export async function readPublicPlanning(
  tx: TenantTx,
  tenant: Tenant,
  scope: Scope,
): Promise<Omit<PublicPlanning, 'page'>> {
  const from = mondayOf(today());
  const to = addDays(from, limits.publicDays - 1);
  const items = withoutHidden(await listPlanned(tx, scope, from, to), tenant);
  const shown = {
    tenant: {
      name: tenant.displayName,
      logo: logoUrlOf(tenant),
      accentColor: tenant.accentColor,
    },
    about: await nameOfScope(tx, scope),
    from,
    to,
    items: items.map(
      ({ id: _id, version: _version, description: _description, point: _point, ...item }) => item,
    ),
  };
  const hash = createHash('sha256').update(JSON.stringify(shown));
  return { ...shown, version: hash.digest('base64url') };
}
