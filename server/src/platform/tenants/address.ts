import type { Tenant } from './directory.ts';

export interface Installation {
  publicUrl: string | null;
  port: number;
}

/** Without a trailing slash: its first listed host, else its name as subdomain. Not from a request, which can have any host. */
export function getTenantAddress(
  { name, hosts }: Pick<Tenant, 'name' | 'hosts'>,
  { publicUrl, port }: Installation,
): string {
  const url = new URL(publicUrl ?? `http://localhost:${port}`);
  url.hostname = hosts[0] ?? `${name}.${url.hostname}`;
  return url.origin;
}
