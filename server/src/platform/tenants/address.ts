import type { Tenant } from './directory.ts';

export interface Installation {
  publicUrl: string | null;
  port: number;
}

/**
 * The base URL of a tenant, without a trailing slash, for links in mails: the tenant's first listed host, else its name as
 * subdomain of the installation. Derived from the configuration only, because a request can have any host header.
 */
export function tenantAddress(
  { name, hosts }: Pick<Tenant, 'name' | 'hosts'>,
  { publicUrl, port }: Installation,
): string {
  const url = new URL(publicUrl ?? `http://localhost:${port}`);
  url.hostname = hosts[0] ?? `${name}.${url.hostname}`;
  return url.origin;
}
