import { planning } from '@ploegplan/contract/planning/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDisk, fileStates, filesOnDisk } from '../../../test/calls/uploads.ts';
import { type Owners, startOwners } from '../../../test/data/image-owners.ts';
import { useServer } from '../../../test/servers/server.ts';
import type { ImageOwner } from '../../platform/gallery/owners.ts';

const server = useServer();

let at: Owners;
let sharing: ImageOwner[];
const names = ['a.jpg', 'b.jpg', 'c.jpg'];

/** Copies the images of the item to an owner of each other type. */
beforeEach(async () => {
  at = await startOwners(server);
  const { client, project, item, range } = at.owners;
  sharing = [client, project, item, range];
  await at.upload(item, ...names);
  for (const target of [client, project, range]) {
    await at.attach(target, 'copy', ...names.map((name): [ImageOwner, string] => [item, name]));
  }
});

async function expectKept(owner: ImageOwner) {
  expect(await at.filenames(owner)).toEqual(expect.arrayContaining(names));
  expect(await fileStates(at.tenant)).toEqual(['stored', 'stored', 'stored']);
  expect((await filesOnDisk(server, at.tenant)).stored).toHaveLength(3);
}

async function expectReleased() {
  expect(await fileStates(at.tenant)).toEqual([]);
  expect(await filesOnDisk(server, at.tenant)).toEqual(emptyDisk);
}

const removeItem = () => at.office.call(planning.remove, { params: { id: at.owners.item.id } });
const removeAll = (owner: ImageOwner) => Promise.all(names.map((name) => at.remove(owner, name)));

describe('a file of several owners', () => {
  it.each([[[0, 1, 2, 3]], [[3, 2, 1, 0]], [[2, 0, 3, 1]], [[1, 3, 0, 2]]])(
    'is kept until the last of them lets go, in the order %j',
    async (order) => {
      for (const [done, index] of order.entries()) {
        const owner = sharing[index];
        const last = sharing[order.at(-1) ?? 0];
        if (!owner || !last) throw new Error('No owner');
        if (done < order.length - 1) await expectKept(last);
        await removeAll(owner);
      }
      await expectReleased();
    },
  );

  it('is kept when the item is deleted with its images', async () => {
    expect((await removeItem()).statusCode).toBe(204);
    await expectKept(at.owners.project);
  });

  it('is released when all let go at once, in any order', async () => {
    const removals = sharing.flatMap((owner, index) =>
      names.map((_, place) => [owner, names[(place + index) % 3] ?? ''] as const),
    );
    const answers = await Promise.all([
      ...removals.map(([owner, name]) => at.remove(owner, name)),
      removeItem(),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    await expectReleased();
  });

  it('is copied or not found, while its only image is deleted', async () => {
    const { client, project, item, range } = at.owners;
    await Promise.all([project, item, range].map(removeAll));
    const [copied, removed] = await Promise.all([
      at.attach(item, 'copy', [client, 'a.jpg']),
      at.remove(client, 'a.jpg'),
    ]);
    expect(removed.statusCode).toBe(204);
    expect([200, 404]).toContain(copied.statusCode);
    const kept = copied.statusCode === 200 ? ['a.jpg'] : [];
    expect(await at.filenames(item)).toEqual(kept);
    expect((await filesOnDisk(server, at.tenant)).stored).toHaveLength(2 + kept.length);
  });
});

it('two attaches of the same images in opposite directions do not block each other', async () => {
  const { client, project } = at.owners;
  const all = (owner: ImageOwner, from = names) =>
    from.map((name): [ImageOwner, string] => [owner, name]);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      index % 2 === 0
        ? at.attach(client, 'move', ...all(project))
        : at.attach(project, 'move', ...all(client, names.toReversed())),
    ),
  );
  expect(answers.filter(({ statusCode }) => ![200, 404].includes(statusCode))).toEqual([]);
  expect((await at.list(client)).length + (await at.list(project)).length).toBe(names.length);
  expect(await fileStates(at.tenant)).toEqual(['stored', 'stored', 'stored']);
});
