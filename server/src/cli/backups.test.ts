import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { commandHere } from '../../test/servers/command.ts';
import { startEmbedded } from '../platform/database/embedded.ts';

// Starts and stops real databases.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
const at = (name: string) => path.join(folder, name);
/** Beside it, because the account of the database cannot enter the folder itself. */
const dataFolder = (name: string) => `${folder}-${name}`;
const cli = (line: string, dataDir = 'first') =>
  commandHere(line, { DATA_DIR: dataFolder(dataDir), DEMO: 'off' });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-backups-'));
  await cli(
    'tenant create --name gevel --display-name Gevel --admin-username a --admin-email a@example.nl',
  );
});
afterAll(async () => {
  for (const made of [folder, dataFolder('first'), dataFolder('second')]) {
    await rm(made, { recursive: true, force: true });
  }
});

// Each command starts a database.
describe('npm run cli -- backup', { timeout: 120_000 }, () => {
  it('writes a file that verify accepts, and that restore brings into a new data folder', async () => {
    const made = await cli(`backup ${at('b.tar')}`);
    expect(made).toEqual({
      code: 0,
      output: expect.stringMatching(/b\.tar: \d+ rows and 0 files, 1 MB\.\n$/),
    });
    const { output } = await cli(`verify ${at('b.tar')}`);
    expect(output).toMatch(
      /^The backup is whole: \d+ rows in \d+ tables, and 0 files of 0 MB\.\n$/,
    );
    expect((await cli(`restore ${at('b.tar')}`, 'second')).output).toMatch(/^Restored \d+ rows/);
    expect((await cli('tenant list', 'second')).output).toContain('gevel');
  });

  it('works while the server runs, when restore does not', async () => {
    const running = await startEmbedded({ dataDir: dataFolder('first'), log: () => undefined });
    try {
      expect((await cli(`backup ${at('running.tar')}`)).code).toBe(0);
      expect(await cli(`restore ${at('running.tar')}`)).toEqual({
        code: 1,
        output: expect.stringContaining('is in use by another Ploegplan'),
      });
    } finally {
      await running.stop();
    }
  });

  it('fails with one sentence when the file cannot be written', async () => {
    await mkdir(at('taken.tar'));
    expect(await cli(`backup ${at('taken.tar')}`)).toEqual({
      code: 1,
      output: `The file ${at('taken.tar')} exists already; choose another name.\n`,
    });
    expect(await cli('backup')).toEqual({ code: 1, output: "Missing required argument 'file'.\n" });
  });
});
