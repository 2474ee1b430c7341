import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDatabase } from '../../../test/server.ts';
import { migrate } from './migrate.ts';
import { prepareApplicationRole } from './role.ts';

const migrations = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const before = ['0001-platform.sql', '0002-first-subjects.sql', '0003-release-stored-files.sql'];

let database: Awaited<ReturnType<typeof makeDatabase>>;
let folder: string;
let owner: pg.Client;
beforeAll(async () => {
  database = await makeDatabase('empty');
  folder = await mkdtemp(join(tmpdir(), 'ploegplan-migrations-'));
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await prepareApplicationRole(owner, owner.password ?? '');
});
afterAll(async () => {
  await owner.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

const tenantId = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;

/** A tenant as it was before the migration, with a god and an admin who are signed in. */
async function fillTenant(number: number): Promise<void> {
  const id = tenantId(number);
  await owner.query(`begin; set local app.tenant_id = '${id}';
    insert into tenants (id, name, display_name) values ('${id}', 'bedrijf${number}', 'Bedrijf');
    insert into users (id, username, password_hash, user_type, email) values
      (gen_random_uuid(), 'god', 'hash ${number}', 'god', 'god@example.nl'),
      (gen_random_uuid(), 'admin', 'hash', 'admin', '');
    insert into sessions (id, user_id, expires_at) select gen_random_uuid(), id, now() from users
        where tenant_id = '${id}'; commit`);
}

it('migration 0004 merges the gods of several tenants into one account, and keeps other users and their sessions', async () => {
  for (const name of before) await cp(join(migrations, name), join(folder, name));
  await migrate(owner, pathToFileURL(`${folder}/`));
  await fillTenant(1);
  await fillTenant(2);
  await migrate(owner);

  const { rows: gods } = await owner.query('select username, password_hash, epoch from gods');
  expect(gods).toEqual([{ username: 'god', password_hash: 'hash 1', epoch: 1 }]);
  for (const number of [1, 2]) {
    await owner.query(`set app.tenant_id = '${tenantId(number)}'`);
    const { rows } = await owner.query(
      `select username, user_type, sessions.god_id from users
        join sessions on sessions.user_id = users.id and sessions.tenant_id = users.tenant_id
        where users.tenant_id = current_tenant()`,
    );
    expect(rows).toEqual([{ username: 'admin', user_type: 'admin', god_id: null }]);
  }
});
