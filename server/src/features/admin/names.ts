import type { TenantUpdate } from '@ploegplan/contract/admin';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { Installation } from '../../platform/tenants/address.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { ownersOfHosts, ownersOfNames } from './repository.ts';

const labelOf = (host: string) => host.split('.', 1)[0] ?? '';

/** Such as 999.1, which looks like an IP address and is none: a link with it would lead elsewhere. */
const isHost = (host: string) =>
  URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname === host;

/**
 * Refuses a name or a host that is another tenant's. A host that is listed wins over a name, so at the address of the installation
 * itself the two exclude each other: `<name>.<installation>` is where a tenant without hosts is, and where its mails lead. At any
 * other domain a first label that happens to be a name takes nothing away.
 */
export async function demandFree(
  tx: TenantTx,
  id: string,
  { name, hosts }: Pick<TenantUpdate, 'name' | 'hosts'>,
  { publicUrl }: Installation,
): Promise<void> {
  const wrong = hosts.findIndex((host) => !isHost(host));
  if (wrong >= 0) {
    throw new HttpProblem('validation', {
      fields: [{ field: `hosts.${wrong}`, code: 'invalid_format' }],
    });
  }
  const { hostname } = new URL(publicUrl ?? 'http://localhost');
  const homeOf = (tenantName: string) => `${tenantName}.${hostname}`;
  const owners = {
    names: await ownersOfNames(tx, [name, ...hosts.map(labelOf)]),
    hosts: await ownersOfHosts(tx, [homeOf(name), ...hosts]),
  };
  const isTaken = (owner: string | undefined) => owner !== undefined && owner !== id;

  if (isTaken(owners.names.get(name)) || isTaken(owners.hosts.get(homeOf(name)))) {
    throw new HttpProblem('tenant-name-taken', { fields: [{ field: 'name', code: 'taken' }] });
  }
  const taken = hosts.findIndex((host) => {
    const isHome = homeOf(labelOf(host)) === host;
    return isTaken(owners.hosts.get(host)) || (isHome && isTaken(owners.names.get(labelOf(host))));
  });
  if (taken >= 0) {
    const field = { field: `hosts.${taken}`, code: 'taken' };
    throw new HttpProblem('host-taken', { fields: [field] });
  }
}
