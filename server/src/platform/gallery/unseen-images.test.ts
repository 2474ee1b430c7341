import { images } from '@ploegplan/contract/images/endpoints';
import { beforeEach, expect, it } from 'vitest';
import { fileStates } from '../../../test/calls/uploads.ts';
import { type Owners, startOwners } from '../../../test/data/image-owners.ts';
import { changeRows, readRows } from '../../../test/data/rows.ts';
import { useServer } from '../../../test/servers/server.ts';
import { deleteUnseenImages } from './unseen-images.ts';

const server = useServer();

let at: Owners;
beforeEach(async () => {
  at = await startOwners(server);
  await at.upload(at.owners.range, 'a.jpg');
});

const sweep = () => at.tenant.transact(deleteUnseenImages);
const setRange = (range_id: string | null) =>
  changeRows(at.tenant, 'planning_items', { range_id }, { id: at.owners.item.id });
const emptyRange = () => changeRows(at.tenant, 'planning_items', { range_id: null });
const emptiedDaysAgo = (days: number) => {
  const emptied_at = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
  return changeRows(at.tenant, 'planning_ranges', { emptied_at }, { id: at.owners.range.id });
};
const imageCount = async () => (await readRows(at.tenant, 'images', ['id'])).length;

it('images of a range are deleted when it has had no items for a month', async () => {
  await emptyRange();
  await sweep();
  const [range] = await readRows(at.tenant, 'planning_ranges', ['emptied_at']);
  expect(range?.emptied_at).toBeInstanceOf(Date);
  await emptiedDaysAgo(29);
  await sweep();
  expect(await imageCount()).toBe(1);
  await emptiedDaysAgo(31);
  await sweep();
  expect([await imageCount(), await fileStates(at.tenant)]).toEqual([0, ['deleting']]);
});

it('images of a range are kept when it got items again', async () => {
  await emptyRange();
  await sweep();
  await emptiedDaysAgo(31);
  await setRange(at.owners.range.id);
  await sweep();
  expect(await at.filenames(at.owners.range)).toEqual(['a.jpg']);
  expect(await readRows(at.tenant, 'planning_ranges', ['emptied_at'])).toEqual([
    { emptied_at: null },
  ]);
  await emptyRange();
  await sweep();
  expect(await imageCount()).toBe(1);
});

it('images of a range without items are found by no call', async () => {
  await emptyRange();
  const { range } = at.owners;
  expect((await at.office.call(images.list, { params: range })).statusCode).toBe(404);
  expect(await at.office.get(images.search, { query: { planning_id: range.id } })).toEqual([]);
  expect(await at.office.get(images.search, { query: {} })).toEqual([]);
  expect((await at.remove(range, 'a.jpg')).statusCode).toBe(404);
  expect((await at.attach(at.owners.client, 'copy', [range, 'a.jpg'])).statusCode).toBe(404);
});
