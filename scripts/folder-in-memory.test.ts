import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderInMemory } from './folder-in-memory.mjs';

describe('the folder of the tests in memory', () => {
  test('is undefined where the system has no place for it', () => {
    expect(folderInMemory(path.join(tmpdir(), 'nergens'))).toBeUndefined();
  });

  test('is undefined where there is too little room for it', () => {
    expect(folderInMemory(tmpdir(), Number.MAX_SAFE_INTEGER)).toBeUndefined();
  });

  // In a place that is on disk where there is no other.
  test('is new, and another account may pass but not list it', async ({ onTestFinished }) => {
    const place = await mkdtemp(path.join(tmpdir(), 'ploegplan-place-'));
    onTestFinished(() => rm(place, { recursive: true }));
    const folders = [folderInMemory(place, 1), folderInMemory(place, 1)];
    expect(new Set(folders).size).toBe(2);
    for (const folder of folders) {
      expect(path.dirname(folder ?? '')).toBe(place);
      expect((await stat(folder ?? '')).mode & 0o777).toBe(0o711);
    }
  });
});
