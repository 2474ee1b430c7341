import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildFolder, openDataFolder } from './data-folder.ts';
import { StartError } from './start-error.ts';

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'ploegplan-data-folder-'));
});

afterEach(() => rm(parent, { recursive: true }));

test('openDataFolder creates a folder that only its owner can access', async () => {
  const folder = await openDataFolder(path.join(parent, 'new/data'));
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('openDataFolder rejects a folder that cannot be created, with one sentence for the operator', async () => {
  const folder = path.join(parent, 'a-file/data');
  await writeFile(path.dirname(folder), '');
  await expect(openDataFolder(folder)).rejects.toThrow(
    new StartError(
      `The data folder ${folder} cannot be written (ENOTDIR); set DATA_DIR to a folder that can.`,
    ),
  );
});

test('buildFolder leaves nothing behind when the work fails', async () => {
  const filling = buildFolder(path.join(parent, 'built'), async (folder) => {
    await writeFile(path.join(folder, 'half'), '');
    throw new Error('the disk is full');
  });
  await expect(filling).rejects.toThrow('the disk is full');
  expect(await readdir(parent)).toEqual([]);
});

test('buildFolder run twice at once leaves one complete folder', async () => {
  const build = (name: string) =>
    buildFolder(path.join(parent, 'built'), (folder) => writeFile(path.join(folder, name), ''));
  await Promise.all([build('one'), build('other')]);
  expect(await readdir(parent)).toEqual(['built']);
  expect(await readdir(path.join(parent, 'built'))).toHaveLength(1);
});
