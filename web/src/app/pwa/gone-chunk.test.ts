import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setEditing } from '../../lib/form/edit-mode.ts';
import { followGoneChunks } from './gone-chunk.ts';

/** A page of which every chunk is gone, that of what `onHeld` loads too. */
class TestPage extends EventTarget {
  loads = 0;
  answers = 0;
  /** The chunk in the message, as Chromium and Firefox have it. */
  named = '';

  /** Asks for a chunk, as Vite does. */
  load = async (): Promise<never> => {
    this.loads += 1;
    // An endless loop would otherwise not end the test.
    if (this.loads > 20) return new Promise(() => undefined);
    await Promise.resolve();
    const payload = new Error(`Failed to fetch dynamically imported module${this.named}`);
    this.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    throw payload;
  };

  ask = (): void => void this.load().catch(() => undefined);
}

let page: TestPage;
let fetched: () => Promise<{ ok: boolean; status?: number }>;

const settle = () => new Promise((resolve) => void setTimeout(resolve, 20));

beforeEach(() => {
  page = new TestPage();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('fetch', () => {
    page.answers += 1;
    return fetched();
  });
  setEditing('form', true);
  followGoneChunks(page.load);
});

afterEach(() => {
  setEditing('form', false);
  vi.unstubAllGlobals();
});

test('without a connection a missing chunk loads nothing more while a form is filled in', async () => {
  fetched = () => Promise.reject(new TypeError('Failed to fetch'));
  page.ask();
  await settle();
  expect([page.loads, page.answers]).toEqual([1, 1]);
});

test('a missing chunk of an older version tries once to offer the newer one while a form is filled in', async () => {
  fetched = () => Promise.resolve({ ok: true });
  page.ask();
  await settle();
  expect([page.loads, page.answers]).toEqual([2, 1]);
});

test.each([
  ['that the server has, as just after a restart, loads nothing more', 200, [1, 1]],
  ['that the server does not have offers the newer version', 404, [2, 2]],
])('a named chunk %s', async (_, status, counts) => {
  page.named = ': http://demo.localhost/assets/NoteForm-DtTIok3k.js';
  fetched = () => Promise.resolve({ ok: true, status });
  page.ask();
  await settle();
  expect([page.loads, page.answers]).toEqual(counts);
});

test('chunks that are missing at once ask the server once', async () => {
  fetched = () => Promise.resolve({ ok: true });
  for (let chunk = 0; chunk < 5; chunk += 1) page.ask();
  await settle();
  expect([page.loads, page.answers]).toEqual([6, 1]);
});
