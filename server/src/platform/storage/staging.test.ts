import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Staging } from './staging.ts';

const HOUR = 3_600_000;
const inAnHour = () => new Date(Date.now() + HOUR);
const anHourAgo = () => new Date(Date.now() - HOUR);

let root: string;
let staging: Staging;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ploegplan-staging-'));
  staging = new Staging(path.join(root, '.staging'));
  await staging.clear(inAnHour());
});

afterEach(() => rm(root, { recursive: true }));

test('openFolder removes the folder after the work, also when it fails', async () => {
  const work = async () => {
    await using folder = await staging.openFolder();
    await writeFile(folder.file(), 'half');
    expect(await readdir(staging.path)).toHaveLength(1);
    throw new Error('cut off');
  };
  await expect(work()).rejects.toThrow('cut off');
  expect(await readdir(staging.path)).toEqual([]);
});

test('clear removes files of a killed process once they are old enough', async () => {
  const folder = await staging.openFolder();
  await writeFile(folder.file(), 'half');
  await writeFile(path.join(staging.path, 'loose'), 'half');
  await staging.clear(anHourAgo());
  expect(await readdir(staging.path)).toHaveLength(2);
  await staging.clear(inAnHour());
  expect(await readdir(staging.path)).toEqual([]);
});
