import { afterEach, beforeEach, expect, vi } from 'vitest';
import { opened } from './app.tsx';

const browserFetch = window.fetch;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'error');
});

afterEach(async () => {
  await opened.close();
  const { api } = opened;
  opened.api = null;
  opened.close = async () => {};
  window.fetch = browserFetch;
  vi.useRealTimers();
  const errors = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(api?.violations ?? [], 'against the contract').toEqual([]);
  expect(errors, 'errors in the console').toEqual([]);
});
