import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makePlanningItem, makeTenant, type TestTenant } from '../../../test/data/factories.ts';
import { useServer } from '../../../test/servers/server.ts';
import { toItemOwner } from './owners.ts';
import { addImages } from './repository.ts';

const server = useServer();
const uploader = { employeeId: null, name: 'Anja' };

async function storeImages(tenant: TestTenant, filenames: string[]) {
  const images = filenames.map((filename) => ({ filename, fileId: randomUUIDv7() }));
  const size = { size_bytes: 1, width: 1, height: 1 };
  const files = images.map(({ fileId: id }) => ({ id, content_type: 'image/jpeg', ...size }));
  await tenant.transact((tx) => tx.insertInto('stored_files').values(files).execute());
  return images;
}

it('two uploads of the same names in another order do not wait for each other', async () => {
  const tenant = await makeTenant(server);
  const { id } = await makePlanningItem(tenant);
  const [a, b] = await storeImages(tenant, ['a.jpg', 'b.jpg']);
  const reversed = await storeImages(tenant, ['b.jpg', 'a.jpg']);
  if (!a || !b) throw new Error('No images');
  await tenant
    .transact(async (tx) => {
      await addImages(tx, toItemOwner(id), [a], uploader);
      const other = tenant.transact((it) => addImages(it, toItemOwner(id), reversed, uploader));
      const rejection = expect(other).rejects.toMatchObject({ code: 'filename-taken' });
      // The other upload waits by then for the name that this transaction has taken.
      await sleep(200);
      await addImages(tx, toItemOwner(id), [b], uploader);
      return { rejection };
    })
    .then(({ rejection }) => rejection);
});
