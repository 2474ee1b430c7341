import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig, settingNames } from '../src/config.ts';
import { processEnvironment } from './servers/environment.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string) => readFile(path.join(root, 'deploy', name), 'utf8');

/** The lines of the image itself, after those of the stages that build its parts. */
async function imageLines(): Promise<string[]> {
  const lines = (await read('Dockerfile')).replaceAll('\\\n', ' ').split('\n');
  return lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
}

const instructions = (lines: string[], name: string) =>
  lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));

/** `NAME=value` pairs as an environment. */
const settingsOf = (pairs: string[]) =>
  Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2))) as NodeJS.ProcessEnv;

describe('the image', () => {
  let folder: string;
  let server: ChildProcess | undefined;
  /** The account without rights, unless only this one can read the checkout. */
  const isOpen = (at: string): boolean =>
    (statSync(at).mode & 0o005) === 0o005 && (path.dirname(at) === at || isOpen(path.dirname(at)));
  const account = process.getuid?.() === 0 && isOpen(root) ? { uid: 65_534, gid: 65_534 } : {};

  /** What the Dockerfile copies. */
  async function copyApp(): Promise<string> {
    const app = path.join(folder, 'app');
    for (const line of instructions(await imageLines(), 'COPY')) {
      const [from = '', to = ''] = line.replace(/--from=\w+ \/app\//, '').split(' ');
      const source = path.join(root, from);
      if (from === 'node_modules') continue;
      if (existsSync(source)) await cp(source, path.join(app, to), { recursive: true });
    }
    await symlink(path.join(root, 'node_modules'), path.join(app, 'node_modules'));
    return app;
  }

  /** When each file and folder of the image changed, but for the packages. */
  async function changesIn(app: string): Promise<Record<string, number>> {
    const parts = (await readdir(app)).filter((part) => part !== 'node_modules');
    const files = await Promise.all(
      parts.map(async (part) => {
        const at = path.join(app, part);
        const below = statSync(at).isDirectory() ? await readdir(at, { recursive: true }) : [];
        return [at, ...below.map((name) => path.join(at, name))];
      }),
    );
    return Object.fromEntries(files.flat().map((file) => [file, statSync(file).mtimeMs]));
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'ploegplan-image-'));
    await chmod(folder, 0o755);
  });

  afterAll(async () => {
    server?.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('runs without rights, changes nothing but its data, and stops on its signal', {
    timeout: 120_000,
  }, async () => {
    const app = await copyApp();
    const before = await changesIn(app);
    const data = await mkdtemp(path.join(folder, 'data-'));
    if (account.uid) await chown(data, account.uid, account.gid);
    const lines = await imageLines();
    const [entry = '[]'] = instructions(lines, 'ENTRYPOINT');
    const [program = '', ...args] = (JSON.parse(entry) as string[]).map((word) =>
      word.replace(/^\/app\b/, app),
    );
    const env = { ...settingsOf((instructions(lines, 'ENV')[0] ?? '').split(' ')), PORT: '0' };
    const { NODE_COMPILE_CACHE: _, ...environment } = processEnvironment(env);
    const running = spawn(program, args, {
      cwd: app,
      env: { ...environment, DATA_DIR: data, HOST: '127.0.0.1', DEMO: 'off', LOG_LEVEL: 'fatal' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...account,
    });
    server = running;
    let said = '';
    const keep = (text: Buffer) => {
      said += text;
    };
    running.stdout.on('data', keep);
    running.stderr.on('data', keep);
    await expect.poll(() => said, { timeout: 90_000 }).toContain('is ready');
    const [address = ''] = /http:\S+/.exec(said) ?? [];
    for (const url of ['/health', '/ready']) {
      expect([url, (await fetch(`${address}${url}`)).status]).toEqual([url, 200]);
    }
    const exited = once(running, 'exit');
    running.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
    expect(await changesIn(app)).toEqual(before);
  });
});

describe('deploy/compose.yaml', () => {
  const secrets = {
    DOMAIN: 'planning.example.nl',
    DATABASE_PASSWORD: 'geheim',
    STORAGE_PASSWORD: 'geheim',
  };

  /** The settings of a node, filled in as Compose does. */
  async function nodes() {
    const text = (await read('compose.yaml')).replaceAll(
      /\$\{(\w+)(?::-([^}]*))?\}/g,
      (_, name: string, otherwise = '') => secrets[name as keyof typeof secrets] ?? otherwise,
    );
    const { services } = parse(text, { merge: true }) as {
      services: Record<string, { read_only?: boolean; environment?: NodeJS.ProcessEnv }>;
    };
    return Object.entries(services).filter(([name]) => name.startsWith('node-'));
  }

  it('has more nodes, whose root cannot be written, with valid settings', async () => {
    const all = await nodes();
    expect(all.length).toBeGreaterThan(1);
    for (const [, { read_only, environment = {} }] of all) {
      expect(read_only).toBe(true);
      expect(readConfig(environment)).toMatchObject({
        publicUrl: 'https://planning.example.nl',
        trustProxy: ['uniquelocal'],
        shutdownDelayMs: 10_000,
        demo: 'off',
      });
    }
  });

  it('names every value to fill in in example.env', async () => {
    const example = await read('example.env');
    const used = [...(await read('compose.yaml')).matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([]);
  });
});

it('every setting of the service and the image is one that the server has', async () => {
  const service = [...(await read('ploegplan.service')).matchAll(/^Environment=(\w+)=/gm)];
  const image = Object.keys(
    settingsOf((instructions(await imageLines(), 'ENV')[0] ?? '').split(' ')),
  );
  for (const name of [...service.map(([, own = '']) => own), ...image])
    expect(settingNames).toContain(name);
});
