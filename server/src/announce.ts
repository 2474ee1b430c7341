import product from '../../package.json' with { type: 'json' };
import type { Started } from './boot.ts';
import type { Config } from './config.ts';
import { announcedAccounts } from './demo/accounts.ts';
import { demoCompanies, demoPassword } from './demo/seed.ts';

const here = ['127.0.0.1', 'localhost', '0.0.0.0', '::', '::1'];

/** What the operator reads once all is up: where it is, and how to get into the demo tenants if there are any. */
export function announcement(
  { host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>,
  { port, tenants }: Started,
): string {
  const name = here.includes(host) ? 'localhost' : host;
  const address = publicUrl ?? `http://${name}:${port}`;
  const demo = demoCompanies.filter(({ id }) => tenants.some((tenant) => tenant.id === id));
  const lines = [`Ploegplan ${product.version} is ready: ${address}`];
  for (const { name: tenant, displayName } of demo) {
    lines.push(`  demo ${displayName}: http://${tenant}.localhost:${port}`);
  }
  if (demo.length > 0) {
    lines.push(`  demo accounts: ${announcedAccounts.join(', ')}; password: ${demoPassword}`);
  }
  return lines.join('\n');
}
