import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawJpeg } from '../../../../test/calls/uploads.ts';
import { pngOf, webpOf } from '../../../../test/data/forged-images.ts';
import { isAlive } from '../../processes.ts';
import { DamagedImageError, ImageTooLargeError } from '../errors.ts';
import { DecoderPool } from './decoder.ts';

let folder: string;
const file = (name: string) => path.join(folder, name);
const small = () => ({ input: file('small.jpg'), type: 'image/jpeg' }) as const;
const slow = () =>
  ({
    input: file('slow.webp'),
    type: 'image/webp',
    isAnimated: false,
    output: file('out'),
  }) as const;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-decoder-'));
  await writeFile(file('small.jpg'), await drawJpeg());
  await writeFile(file('slow.webp'), webpOf(4_000, 4_000));
});
afterAll(() => rm(folder, { recursive: true }));

/** The ids of the decoder processes of a process. */
async function decodersOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

/** The decoder processes of this one that were not there before; those of earlier test files may be idle still. */
async function newDecoders(before: readonly number[]): Promise<number[]> {
  return (await decodersOf(process.pid)).filter((pid) => !before.includes(pid));
}

const eventually = (check: () => Promise<void> | void) =>
  vi.waitFor(check, { timeout: 10_000, interval: 10 });

const isGone = (pid: number) => eventually(() => expect(isAlive(pid)).toBe(false));

/** Runs a slow task, and returns its failure and its process. */
async function begin(pool: DecoderPool) {
  const before = await decodersOf(process.pid);
  const failure = pool.run('rewrite', slow()).then(String, (error: unknown) => error);
  let pid = 0;
  await eventually(async () => {
    const own = await newDecoders(before);
    expect(own).toHaveLength(1);
    pid = own[0] ?? 0;
  });
  return { failure, pid };
}

describe.runIf(process.platform === 'linux')('a decoder process', () => {
  it('that is killed fails its own task only, and the next task starts another', async () => {
    const pool = new DecoderPool({ idleMs: 0 });
    const { failure, pid } = await begin(pool);
    const other = pool.run('inspect', small());
    process.kill(pid, 'SIGKILL');
    expect(await failure).toBeInstanceOf(ImageTooLargeError);
    expect(await other).toMatchObject({ isAnimated: false });
    expect(await pool.run('inspect', small())).toMatchObject({ isAnimated: false });
  });

  it('that crashes rejects the image', async () => {
    const { failure, pid } = await begin(new DecoderPool({ idleMs: 0 }));
    process.kill(pid, 'SIGSEGV');
    expect(await failure).toBeInstanceOf(DamagedImageError);
  });

  it('ends itself above its limit of memory, which rejects the image as too large', async () => {
    const pool = new DecoderPool({ memory: 110 * 1024 * 1024, idleMs: 0 });
    expect(await pool.run('inspect', small())).toMatchObject({ isAnimated: false });
    await expect(pool.run('rewrite', slow())).rejects.toThrow(ImageTooLargeError);
  });

  it('is reused, and ends when idle', async () => {
    const before = await decodersOf(process.pid);
    const pool = new DecoderPool({ idleMs: 500 });
    await pool.run('inspect', small());
    const [pid = 0, ...others] = await newDecoders(before);
    expect(others).toEqual([]);
    await pool.run('inspect', small());
    expect(await newDecoders(before)).toEqual([pid]);
    await isGone(pid);
  });

  it('survives the signals that stop a service, and ends with the server, also when that is killed', async () => {
    const server = fork(
      path.join(import.meta.dirname, '../../../../test/servers/decoding-server.ts'),
      {
        execArgv: [],
      },
    );
    server.send(small());
    await once(server, 'message');
    const [pid = 0] = await decodersOf(server.pid ?? 0);
    process.kill(pid, 'SIGTERM');
    process.kill(pid, 'SIGINT');
    server.send(small());
    await once(server, 'message');
    expect(await decodersOf(server.pid ?? 0)).toEqual([pid]);
    server.kill('SIGKILL');
    await isGone(pid);
  });
});

it('a bad image does not end the process', async () => {
  const pool = new DecoderPool({ idleMs: 0 });
  await writeFile(file('large.png'), pngOf(30_000, 30_000));
  await expect(
    pool.run('inspect', { input: file('large.png'), type: 'image/png' }),
  ).rejects.toThrow(ImageTooLargeError);
  await expect(
    pool.run('inspect', { input: file('missing.png'), type: 'image/png' }),
  ).rejects.toThrow(DamagedImageError);
  expect(await pool.run('inspect', small())).toMatchObject({ isAnimated: false });
});

it('more tasks than processes wait for each other', async () => {
  const pool = new DecoderPool({ idleMs: 0 });
  const all = await Promise.all(Array.from({ length: 20 }, () => pool.run('inspect', small())));
  expect(all).toHaveLength(20);
});
