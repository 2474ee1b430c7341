import { expect, test, vi } from 'vitest';
import type { Entry } from './entry.ts';
import { openStore } from './store.ts';

const entry = (id: string, change: Partial<Entry> = {}): Entry => ({
  id,
  kind: 'hours',
  lane: 'item 1',
  body: { hoursWorked: 8 },
  file: null,
  what: `8 uur ${id}`,
  about: 'ma 16 nov, Kelder',
  at: '2026-11-16T12:00:00.000Z',
  refusal: null,
  ...change,
});
const photo = { name: 'a.jpg', size: 3, type: 'image/jpeg' };

test('entries and their files are there after the page was closed, in the order in which they came', async () => {
  const store = await openStore('ploegplan-outbox.demo.1');
  const file = new Blob(['abc'], { type: 'image/jpeg' });
  await store.add([entry('a', { file: photo })], new Map([['a', file]]));
  await store.add([entry('b'), entry('c')], new Map());
  store.close();
  const again = await openStore('ploegplan-outbox.demo.1');
  expect((await again.list()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  const kept = await again.fileOf('a');
  expect([await kept?.text(), kept?.type]).toEqual(['abc', 'image/jpeg']);
  again.close();
});

test('entries that replace another keep its position and its file', async () => {
  const store = await openStore('ploegplan-outbox.demo.2');
  await store.add([entry('a', { file: photo }), entry('b')], new Map([['a', new Blob(['abc'])]]));
  await store.replace('a', [entry('hours'), entry('photo', { file: photo })]);
  expect((await store.list()).map(({ id }) => id)).toEqual(['hours', 'photo', 'b']);
  expect(await (await store.fileOf('photo'))?.text()).toBe('abc');
  expect(await store.fileOf('a')).toBeNull();
  store.close();
});

test('nothing of what is stored can be read without the key, which no script can read out', async () => {
  const store = await openStore('ploegplan-outbox.demo.3');
  await store.add([entry('a', { file: photo })], new Map([['a', new Blob(['geheime foto'])]]));
  store.close();
  const request = indexedDB.open('ploegplan-outbox.demo.3');
  const db = await new Promise<IDBDatabase>((resolve) => {
    request.addEventListener('success', () => resolve(request.result));
  });
  const rows = await Promise.all(
    ['entries', 'files', 'keys'].map(
      (name) =>
        new Promise<{ sealed?: { data: ArrayBuffer }; extractable?: boolean }[]>((resolve) => {
          const all = db.transaction(name).objectStore(name).getAll();
          all.addEventListener('success', () => resolve(all.result));
        }),
    ),
  );
  db.close();
  const texts = rows.flat().map(({ sealed }) => new TextDecoder().decode(sealed?.data));
  expect(texts.join()).not.toMatch(/Kelder|geheime/);
  expect(rows[2]?.map(({ extractable }) => extractable)).toEqual([false]);
});

test('a store that cannot be opened for lack of space does not block the deletion of its database', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await expect(openStore('ploegplan-outbox.demo.4')).rejects.toThrow('No room');
  put.mockRestore();
  const request = indexedDB.deleteDatabase('ploegplan-outbox.demo.4');
  await expect.poll(() => request.readyState).toBe('done');
});
