import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { GlobalTables } from '../tenants/directory.ts';

type Gods = Kysely<GlobalTables>;

export const findGod = (database: Gods, username: string) =>
  database
    .selectFrom('gods')
    .select(['id', 'active', 'password_hash as passwordHash'])
    .where('username', '=', username)
    .executeTakeFirst();

interface NewGod {
  username: string;
  email: string;
  /** Hash of a temporary password, which the god must change at the first login. */
  passwordHash: string;
}

export async function insertGod(
  database: Gods,
  { username, email, passwordHash }: NewGod,
): Promise<void> {
  await database
    .insertInto('gods')
    .values({
      id: randomUUIDv7(),
      username,
      email,
      password_hash: passwordHash,
      needs_password_change: true,
    })
    .execute();
}

/** Removes the factors of an account, and ends its sessions at all tenants. */
export async function dropGodFactors(database: Gods, id: string): Promise<void> {
  await database.deleteFrom('god_factors').where('account_id', '=', id).execute();
  await changeGod(database, id, {});
}

/** Changes the account, and ends its sessions at all tenants. */
export async function changeGod(
  database: Gods,
  id: string,
  change: { active?: false } | { password_hash: string; needs_password_change: true },
): Promise<void> {
  await database
    .updateTable('gods')
    .set((eb) => ({ ...change, epoch: eb('epoch', '+', 1), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
