import type { Tenant } from './directory.ts';

/** Where this installation is, as it was configured. */
export interface Installation {
  publicUrl: string | null;
  port: number;
}

/**
 * The address of a tenant's pages, without a slash at the end, for links in mails. It comes from the settings only: a request
 * can name any host. The tenant's first listed host, else its name before the host of the installation.
 */
export function tenantAddress(
  { name, hosts }: Pick<Tenant, 'name' | 'hosts'>,
  { publicUrl, port }: Installation,
): string {
  const url = new URL(publicUrl ?? `http://localhost:${port}`);
  url.hostname = hosts[0] ?? `${name}.${url.hostname}`;
  return url.origin;
}
