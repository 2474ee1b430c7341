import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testKey } from '../../test/data/backup-places.ts';
import { commandHere } from '../../test/servers/command.ts';
import { startS3Server } from '../../test/servers/s3-server.ts';
import { startEmbedded } from '../platform/database/embedded.ts';

// Starts and stops real databases.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
const at = (name: string) => path.join(folder, name);
/** Beside it, because the account of the database cannot enter the folder itself. */
const dataFolder = (name: string) => `${folder}-${name}`;
const cli = (line: string, dataDir = 'first', env = {}) =>
  commandHere(line, { DATA_DIR: dataFolder(dataDir), DEMO: 'off', ...env });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-backups-'));
  await cli(
    'tenant create --name gevel --display-name Gevel --admin-username a --admin-email a@example.nl',
  );
});
afterAll(async () => {
  for (const made of [folder, ...['first', 'second', 'third'].map(dataFolder)]) {
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

describe('npm run cli -- backup s3://…', { timeout: 120_000 }, () => {
  it('writes to the bucket under a name of now; verify and restore take the newest, and open it with its key', async () => {
    await using s3 = await startS3Server();
    await writeFile(at('key.txt'), testKey.identity);
    const { recipient: BACKUP_RECIPIENT } = testKey;
    const made = await cli(`backup ${s3.url}`, 'first', { BACKUP_RECIPIENT });
    const [name = ''] = [...s3.objects.keys()];
    expect(name).toMatch(/^files\/ploegplan-.*Z\.tar\.age$/);
    expect(made).toEqual({
      code: 0,
      output: expect.stringContaining(`ploegplan-files/${name}: `),
    });
    expect(made.output).not.toContain('test-secret');
    s3.objects.set('files/ploegplan-2001-01-01T00-00-00Z.tar.age', Buffer.from('old'));
    const { output } = await cli(`verify ${s3.url} --identity ${at('key.txt')}`);
    expect(output).toContain(`The newest backup is ${name.slice('files/'.length)}.`);
    expect(output).toContain('The backup is whole');
    const one = s3.url.replace('/files?', `/${name}?`);
    const restored = await cli(`restore ${one} --identity ${at('key.txt')}`, 'third');
    expect(restored.output).toMatch(/^Restored \d+ rows/);
    expect((await cli('tenant list', 'third')).output).toContain('gevel');
  });

  it.each([
    ['backup s3://bucket/a.tar.age', 'The address of the bucket is not like s3://'],
    ['backup s3://k:s@127.0.0.1/bucket/a.tar', 'its name must end in .tar.age'],
    ['backup a.tar.age', 'Set BACKUP_RECIPIENT'],
    ['verify a.tar.age', 'give its key by --identity FILE'],
    ['verify a.tar.age --identity no-key', 'The identity file no-key cannot be read (ENOENT)'],
  ])('rejects an address or a key that is not right: %s', async (line, message) => {
    const { code, output } = await cli(line);
    expect(code).toBe(1);
    expect(output).toContain(message);
  });
});
