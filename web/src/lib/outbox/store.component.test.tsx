import { expect, test, vi } from 'vitest';
import type { Entry } from './entry.ts';
import { OverflowStore } from './overflow.ts';
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
const filesOf = (id: string, content: string) =>
  new Map([[id, { blob: new Blob([content]), isRaw: true }]]);

/** Until it is restored, nothing with a file has room. */
function fillDevice({ evenForSmall = false } = {}) {
  const { put } = IDBObjectStore.prototype;
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    if (evenForSmall || this.name === 'files')
      throw new DOMException('No room', 'QuotaExceededError');
    return put.apply(this, row);
  });
  return () => full.mockRestore();
}

test('entries and their files are there after the page was closed, in the order in which they came', async () => {
  const store = await openStore('ploegplan-outbox.demo.1');
  const file = new Blob(['abc'], { type: 'image/jpeg' });
  await store.add([entry('a', { file: photo })], new Map([['a', { blob: file, isRaw: true }]]));
  await store.add([entry('b'), entry('c')], new Map());
  store.close();
  const again = await openStore('ploegplan-outbox.demo.1');
  expect((await again.list()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  const kept = await again.readFile('a');
  expect([await kept?.blob.text(), kept?.blob.type]).toEqual(['abc', 'image/jpeg']);
  expect(kept?.isRaw).toBe(true);
  again.close();
});

test('entries that replace another keep its position and its file', async () => {
  const store = await openStore('ploegplan-outbox.demo.2');
  await store.add([entry('a', { file: photo }), entry('b')], filesOf('a', 'abc'));
  await store.replace('a', [entry('hours'), entry('photo', { file: photo })]);
  expect((await store.list()).map(({ id }) => id)).toEqual(['hours', 'photo', 'b']);
  expect(await (await store.readFile('photo'))?.blob.text()).toBe('abc');
  expect(await store.readFile('a')).toBeNull();
  store.close();
});

test('nothing of what is stored can be read without the key, which no script can read out', async () => {
  const store = await openStore('ploegplan-outbox.demo.3');
  await store.add([entry('a', { file: photo })], filesOf('a', 'geheime foto'));
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

test('an entry that is added again is moved to the end and keeps its file', async () => {
  const store = await openStore('ploegplan-outbox.demo.5');
  await store.add([entry('a', { file: photo, isDraft: true })], filesOf('a', 'abc'));
  await store.add([entry('b')], new Map());
  await store.add([entry('a', { file: photo })], new Map());
  expect((await store.list()).map(({ id, isDraft }) => [id, isDraft])).toEqual([
    ['b', undefined],
    ['a', undefined],
  ]);
  expect(await (await store.readFile('a'))?.blob.text()).toBe('abc');
  store.close();
});

test('a prepared file replaces the chosen one once; a draft that was saved is not changed', async () => {
  const store = await openStore('ploegplan-outbox.demo.6');
  await store.add([entry('a', { file: photo })], filesOf('a', 'groot'));
  await store.setPrepared('a', { blob: new Blob(['klein']), name: 'a.jpg', isRaw: false });
  await store.setPrepared('a', { blob: new Blob(['later']), isRaw: false });
  await store.setPrepared('weg', { blob: new Blob(['weg']), isRaw: false });
  const kept = await store.readFile('a');
  expect([await kept?.blob.text(), kept?.name, kept?.isRaw]).toEqual(['klein', 'a.jpg', false]);
  expect(await store.readFile('weg')).toBeNull();
  await store.update(entry('a', { what: 'oud', isDraft: true }));
  expect((await store.list()).map(({ what }) => what)).toEqual(['8 uur a']);
  store.close();
});

test('what does not fit on a full device is held in memory; hours and notes are stored first', async () => {
  const stored = await openStore('ploegplan-outbox.demo.7');
  const store = new OverflowStore(stored);
  const restore = fillDevice();
  await store.add([entry('a', { file: photo }), entry('b')], filesOf('a', 'abc'));
  expect((await stored.list()).map(({ id }) => id)).toEqual(['b']);
  expect((await store.list()).map(({ id }) => id)).toEqual(['b', 'a']);
  expect([store.isHeld('a'), store.isHeld('b')]).toEqual([true, false]);
  expect(await (await store.readFile('a'))?.blob.text()).toBe('abc');
  restore();
  await store.add([entry('a', { file: photo })], new Map());
  expect(store.isHeld('a')).toBe(false);
  expect(await (await stored.readFile('a'))?.blob.text()).toBe('abc');
  stored.close();
});

test('a prepared file that does not fit beside the chosen one is sent from memory', async () => {
  const stored = await openStore('ploegplan-outbox.demo.8');
  const store = new OverflowStore(stored);
  await store.add([entry('a', { file: photo })], filesOf('a', 'groot'));
  const restore = fillDevice();
  await store.setPrepared('a', { blob: new Blob(['klein']), isRaw: false });
  restore();
  expect(await (await store.readFile('a'))?.blob.text()).toBe('klein');
  expect(await (await stored.readFile('a'))?.blob.text()).toBe('groot');
  await store.remove('a');
  expect(await store.readFile('a')).toBeNull();
  stored.close();
});

test('a store that cannot be opened for lack of space does not block the deletion of its database', async () => {
  const restore = fillDevice({ evenForSmall: true });
  await expect(openStore('ploegplan-outbox.demo.4')).rejects.toThrow('No room');
  restore();
  const request = indexedDB.deleteDatabase('ploegplan-outbox.demo.4');
  await expect.poll(() => request.readyState).toBe('done');
});
