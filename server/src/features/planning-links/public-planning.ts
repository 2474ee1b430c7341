import { createHash } from 'node:crypto';
import { addDays, getMonday, getToday } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import type { PublicPlanning } from '@ploegplan/contract/planning-links/schemas';
import { listGate } from '../../platform/gate-list.ts';
import { getLogoUrl, type Tenant } from '../../platform/tenants/directory.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { listPlanned, type PlannedItem, readScopeName } from './planned.ts';
import type { WorkingLink } from './repository.ts';

/** Materials are hidden from tenants without that part. */
export const removeHidden = (items: PlannedItem[], { hiddenParts }: Tenant): PlannedItem[] =>
  hiddenParts.includes('materials') ? items.map((item) => ({ ...item, materials: [] })) : items;

export async function readPublicPlanning(
  tx: TenantTx,
  tenant: Tenant,
  link: Pick<WorkingLink, 'projectId' | 'clientId' | 'employeeId' | 'gateList'>,
): Promise<Omit<PublicPlanning, 'page'>> {
  const from = getMonday(getToday());
  const to = addDays(from, limits.publicDays - 1);
  const items = removeHidden(await listPlanned(tx, link, from, to), tenant);
  const gate =
    link.gateList && link.projectId !== null ? await listGate(tx, link.projectId, from, to) : null;
  const shown = {
    tenant: {
      name: tenant.displayName,
      logo: getLogoUrl(tenant),
      accentColor: tenant.accentColor,
    },
    about: await readScopeName(tx, link),
    from,
    to,
    items: items.map(
      ({ id: _id, version: _version, description: _description, point: _point, ...item }) => item,
    ),
    gateList: gate?.map(({ identitySeenBy: _by, ...person }) => person) ?? null,
  };
  const hash = createHash('sha256').update(JSON.stringify(shown));
  return { ...shown, version: hash.digest('base64url') };
}
