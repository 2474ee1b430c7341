import { randomUUIDv7 } from 'node:crypto';
import type { NewTenant } from '@ploegplan/contract/admin/schemas';
import { audit } from '@ploegplan/contract/audit/endpoints';
import type { TestBrowser } from '../calls/browser.ts';
import type { TestServer } from '../servers/server.ts';

export const uniqueName = () => `t${randomUUIDv7()}`;
export const uniqueHost = () => `${uniqueName()}.nl`;

/** The body of a request to create a tenant, with an admin called beheer. */
export const newTenant = (values: Partial<Omit<NewTenant, 'id'>> = {}) => ({
  id: randomUUIDv7(),
  name: uniqueName(),
  displayName: 'Gevelbouw',
  admin: { username: 'beheer', email: 'beheer@example.nl' },
  ...values,
});

/** The name of the tenant at a host, or the problem code. */
export async function tenantAt({ app }: TestServer, host: string): Promise<string> {
  const response = await app.inject({ url: '/api/tenant', headers: { host } });
  return response.json().name ?? response.json().code;
}

/** The audit log of a tenant, the newest first, as a god sees it. */
export async function logOf(god: TestBrowser, id: string) {
  const { entries } = await god.get(audit.listOfTenant, { params: { id } });
  return entries.map(({ event, actorKind, actorName, subject, details }) => ({
    event,
    by: `${actorKind} ${actorName}`,
    subject,
    details,
  }));
}
