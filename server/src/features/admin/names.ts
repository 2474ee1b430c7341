import type { TenantUpdate } from '@ploegplan/contract/admin/schemas';
import { HttpProblem } from '../../platform/http/problem.ts';
import type { Installation } from '../../platform/tenants/address.ts';
import type { TenantTx } from '../../platform/tenants/transaction.ts';
import { findHostOwners, findNameOwners } from './repository.ts';

const getFirstLabel = (host: string) => host.split('.', 1)[0] ?? '';

/** Whether a URL parser keeps the host as it is. It changes, for example, 999.1, which looks like an IP address. */
const isHost = (host: string) =>
  URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname === host;

/**
 * Rejects a name or a host of another tenant. A listed host takes precedence over a name, so within the domain of the installation
 * a host may not equal another tenant's default host `<name>.<installation>`. In any other domain a first label may equal a name.
 */
export async function requireAvailable(
  tx: TenantTx,
  id: string,
  { name, hosts }: Pick<TenantUpdate, 'name' | 'hosts'>,
  { publicUrl }: Installation,
): Promise<void> {
  const invalid = hosts.findIndex((host) => !isHost(host));
  if (invalid >= 0) {
    throw new HttpProblem('validation', {
      fields: [{ field: `hosts.${invalid}`, code: 'invalid_format' }],
    });
  }
  const { hostname } = new URL(publicUrl ?? 'http://localhost');
  const getDefaultHost = (tenantName: string) => `${tenantName}.${hostname}`;
  const owners = {
    names: await findNameOwners(tx, [name, ...hosts.map(getFirstLabel)]),
    hosts: await findHostOwners(tx, [getDefaultHost(name), ...hosts]),
  };
  const isTaken = (owner: string | undefined) => owner !== undefined && owner !== id;

  if (isTaken(owners.names.get(name)) || isTaken(owners.hosts.get(getDefaultHost(name)))) {
    throw new HttpProblem('tenant-name-taken', { fields: [{ field: 'name', code: 'taken' }] });
  }
  const taken = hosts.findIndex((host) => {
    const isDefaultHost = getDefaultHost(getFirstLabel(host)) === host;
    return (
      isTaken(owners.hosts.get(host)) ||
      (isDefaultHost && isTaken(owners.names.get(getFirstLabel(host))))
    );
  });
  if (taken >= 0) {
    const field = { field: `hosts.${taken}`, code: 'taken' };
    throw new HttpProblem('host-taken', { fields: [field] });
  }
}
