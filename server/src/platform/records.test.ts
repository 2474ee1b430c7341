import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeTenant, makeUser } from '../../test/data/factories.ts';
import { useServer } from '../../test/servers/server.ts';
import { insertOnce } from './versioned-rows.ts';

const server = useServer();

// Of simultaneous requests with one id, any unique value of the row can be the first that is found taken.
it('insertOnce inserts nothing when a unique value other than the id is taken', async () => {
  const tenant = await makeTenant(server);
  const { username } = await makeUser(tenant);
  const row = { id: randomUUIDv7(), username, user_type: 'admin' };
  expect(await tenant.transact((tx) => insertOnce(tx, 'users', row))).toBe(false);
  const free = { ...row, username: 'vrij' };
  expect(await tenant.transact((tx) => insertOnce(tx, 'users', free))).toBe(true);
});
