import product from '../../package.json' with { type: 'json' };
import type { Started } from './boot.ts';
import type { Config } from './config.ts';
import { announcedAccounts } from './demo/accounts.ts';
import { demoCompanies, demoPassword } from './demo/seed.ts';
import { getTenantAddress } from './platform/tenants/address.ts';

const localHosts = ['127.0.0.1', 'localhost', '0.0.0.0', '::', '::1'];

/** The message for the operator after a start: the address, and the demo tenants and accounts if there are any. */
export function formatAnnouncement(
  { host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>,
  { port, tenants }: Started,
): string {
  const name = localHosts.includes(host) ? 'localhost' : host;
  const address = publicUrl ?? `http://${name}:${port}`;
  const demo = demoCompanies.filter(({ id }) => tenants.some((tenant) => tenant.id === id));
  const lines = [`Ploegplan ${product.version} is ready: ${address}`];
  for (const { name: tenant, displayName } of demo) {
    const own = getTenantAddress({ name: tenant, hosts: [] }, { publicUrl, port });
    lines.push(`  demo ${displayName}: ${own}`);
  }
  if (demo.length > 0) {
    lines.push(`  demo accounts: ${announcedAccounts.join(', ')}; password: ${demoPassword}`);
  }
  return lines.join('\n');
}
