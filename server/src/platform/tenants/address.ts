import type { Tenant } from './directory.ts';

export interface Installation {
  publicUrl: string | null;
  port: number;
}

/**
 * The address has no trailing slash: the first listed host, else the name as subdomain. A request can have any host, so it is
 * not used.
 */
export function getTenantAddress(
  { name, hosts }: Pick<Tenant, 'name' | 'hosts'>,
  { publicUrl, port }: Installation,
): string {
  const url = new URL(publicUrl ?? `http://localhost:${port}`);
  url.hostname = hosts[0] ?? `${name}.${url.hostname}`;
  return url.origin;
}
