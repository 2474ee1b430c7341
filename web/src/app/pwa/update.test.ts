import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setEditing } from '../../lib/form/edit-mode.ts';
import { applyUpdate } from './update.ts';

const reload = vi.fn();
const postMessage = vi.fn();
const unregister = vi.fn(async () => true);

/** A browser with this worker waiting, which can reach the server. */
function openBrowser(waiting: object | null) {
  const registration = { waiting, unregister };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => new Response());
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterEach(() => {
  setEditing('form', false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('an update activates the waiting worker at once when no form has unsaved changes', async () => {
  openBrowser({ postMessage });
  applyUpdate();
  await vi.advanceTimersByTimeAsync(0);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
});

test('an update does not activate the waiting worker while a form has unsaved changes', async () => {
  openBrowser({ postMessage });
  setEditing('form', true);
  applyUpdate();
  await vi.advanceTimersByTimeAsync(0);
  expect(postMessage).not.toHaveBeenCalled();
});

test('a page whose update was activated in another tab reloads', async () => {
  openBrowser(null);
  applyUpdate();
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['is reloaded past the workers', false],
  ['waits while a form has unsaved changes', true],
])('a page whose new worker does not take control within 10 seconds %s', async (_, isEdited) => {
  openBrowser({ postMessage });
  applyUpdate();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(unregister).not.toHaveBeenCalled();
  setEditing('form', isEdited);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(unregister).toHaveBeenCalledTimes(isEdited ? 0 : 1);
  expect(reload).toHaveBeenCalledTimes(isEdited ? 0 : 1);
});
