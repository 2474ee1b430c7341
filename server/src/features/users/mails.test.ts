import { users } from '@ploegplan/contract/users';
import { expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { useOwnServer } from '../../../test/server.ts';
import { useVisitor } from '../../../test/visitor.ts';

const server = useOwnServer({ mail: true });
const { tenant, browser: office } = useVisitor(server);

it.each([
  ['an invitation', users.invite, undefined, '/account-activation'],
  ['a link that signs in', users.sendMagicLink, undefined, '/magic'],
  ['a link for a new password', users.resetPassword, { by: 'mail' }, '/password-reset'],
] as const)('an admin has %s mailed to a user', async (_name, endpoint, body, path) => {
  const email = `jan@${tenant.name}.example`;
  const hasPassword = endpoint !== users.invite;
  const { id } = await makeUser(tenant, { userType: 'employee', email, hasPassword });
  await office.call(endpoint, { params: { id }, ...(body && { body }) } as never);
  const { hostname, pathname, hash } = new URL((await server.mailbox.waitFor(email)).link);
  expect([hostname, pathname]).toEqual([`${tenant.name}.localhost`, path]);
  expect(hash).toMatch(/^#token=./);
});
