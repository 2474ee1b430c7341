import { notifications } from '@mantine/notifications';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { getTopOverlay } from '../src/ui/drawer/open-overlays.ts';
import { opened } from './app.tsx';
import './locator-actions.ts';
import { RequestThroughFetch } from './xhr.ts';

const browserFetch = window.fetch;
Object.assign(window, { XMLHttpRequest: RequestThroughFetch });

/** What the page kept in IndexedDB, which it has closed by now. */
async function forgetDevice(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) {
    const request = indexedDB.deleteDatabase(name);
    await new Promise((resolve) => request.addEventListener('success', resolve));
  }
}

// A navigation that ends after its test calls them without their object, once the router has put them back.
history.pushState = history.pushState.bind(history);
history.replaceState = history.replaceState.bind(history);

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await cookieStore.delete('ploegplan-signed-in');
  vi.spyOn(console, 'error');
  // A message of the file before, whose code came after the end of its last test, would take the place of the first one.
  notifications.clean();
});

afterEach(async () => {
  // First, because what closes now may do its work by a timer; and what closed at the end of the test on the fake ones.
  if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await opened.close();
  await forgetDevice();
  // A message below the mouse stays, and would cover the next page.
  notifications.clean();
  const { api } = opened;
  opened.api = null;
  opened.close = async () => {};
  window.fetch = browserFetch;
  const errors = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(api?.violations ?? [], 'against the contract').toEqual([]);
  expect(errors, 'errors in the console').toEqual([]);
  // The next test would get its Escape and its history entry.
  await expect.poll(getTopOverlay, { message: 'an overlay without a page' }).toBeUndefined();
});
