import { randomUUIDv7 } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { useTenant } from '../../../test/calls/visitor.ts';
import { asOwner, useServer } from '../../../test/servers/server.ts';
import { abandonFiles, deleteFileRows, insertPendingFiles, markFilesStored } from './repository.ts';
import { demandRoom, findStorageUse } from './room.ts';

const server = useServer();
const tenant = useTenant(server);
const size = 600 * 1024 ** 2;

const file = () => ({
  id: randomUUIDv7(),
  contentType: 'image/png',
  sizeBytes: size,
  width: 1,
  height: 1,
});

/** Adds a file to a room of one gigabyte; `before` the transaction commits. */
const add = (before: () => Promise<void> = async () => undefined) =>
  tenant.transact(async (tx) => {
    await demandRoom(tx, tenant.id, size);
    await insertPendingFiles(tx, [file()]);
    await before();
  });

it('of two uploads at once that fit one by one, the second waits and is rejected', async () => {
  await asOwner(
    server.ownerUrl,
    `update tenants set storage_gigabytes = 1 where id = '${tenant.id}'`,
  );
  const [added, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = add(() => {
    added.resolve();
    return commit.promise;
  });
  await added.promise;
  let outcome = 'waits';
  const second = add().then(
    () => {
      outcome = 'added';
    },
    (error: Error) => {
      outcome = error.name;
    },
  );
  await vi.waitFor(
    async () => {
      const { rowCount } = await server.database.pool.query(
        `select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(outcome !== 'waits' || rowCount === 1).toBe(true);
    },
    { timeout: 10_000 },
  );
  commit.resolve();
  await Promise.all([first, second]);
  expect(outcome).toBe('StorageLimitError');
});

it('is taken by files that are uploaded or stored, not by those that are being deleted', async () => {
  const [kept, gone] = [file(), file()];
  const readUse = async () =>
    (await tenant.transact((tx) => findStorageUse(tx, tenant.id))).usedBytes;
  await tenant.transact((tx) => insertPendingFiles(tx, [kept, gone]));
  expect(await readUse()).toBe(2 * size);
  await tenant.transact((tx) => markFilesStored(tx, [kept.id]));
  expect(await readUse()).toBe(2 * size);
  await tenant.transact((tx) => abandonFiles(tx, [gone.id]));
  expect(await readUse()).toBe(size);
  await tenant.transact((tx) => deleteFileRows(tx, [gone.id]));
  expect(await readUse()).toBe(size);
  await tenant.transact((tx) => tx.deleteFrom('stored_files').execute());
  expect(await readUse()).toBe(0);
});
