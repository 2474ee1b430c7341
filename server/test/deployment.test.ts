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

const secrets = {
  DOMAIN: 'planning.example.nl',
  DATABASE_PASSWORD: 'geheim',
  STORAGE_PASSWORD: 'geheim',
};

interface Service {
  read_only?: boolean;
  environment?: NodeJS.ProcessEnv;
}

/** The services of a file, filled in as Compose does. */
async function services(name: string): Promise<[string, Service][]> {
  const text = (await read(name)).replaceAll(
    /(?<!\$)\$\{(\w+)(?::-([^}]*))?\}/g,
    (_, setting: string, otherwise = '') => secrets[setting as keyof typeof secrets] ?? otherwise,
  );
  // The tags of Compose, such as `!override`, are unknown to YAML.
  const parsed = parse(text, { merge: true, logLevel: 'error' }) as {
    services: Record<string, Service>;
  };
  return Object.entries(parsed.services);
}

const nodes = async (name = 'compose.yaml') =>
  (await services(name)).filter(([service]) => service.startsWith('node-'));

describe('deploy/compose.yaml', () => {
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
    const files = (await read('compose.yaml')) + (await read('failover/compose.yaml'));
    const used = [...files.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([]);
  });
});

describe('deploy/failover', () => {
  it('gives the nodes of deploy/compose.yaml a pooler beside their database', async () => {
    const all = await nodes('failover/compose.yaml');
    const plain = new Map(await nodes());
    expect(all.map(([name]) => name)).toEqual([...plain.keys()]);
    for (const [name, { environment }] of all) {
      const merged = { ...plain.get(name)?.environment, ...environment };
      expect(readConfig(merged)).toMatchObject({
        databaseUrl: 'postgres://ploegplan:geheim@database:5432/ploegplan',
        poolerUrl: 'postgres://pooler:6432',
      });
    }
  });

  it('has Patroni on every server that HAProxy may lead to, and lets two of three decide in time', async () => {
    const servers = await services('failover/compose.yaml');
    const named = (start: string) =>
      servers.map(([name]) => name).filter((it) => it.startsWith(start));
    const haproxy = await read('failover/haproxy.cfg');
    const led = [...haproxy.matchAll(/^ +server (\S+) (\S+):5432 check port 8008$/gm)];
    expect(led.map(([, name]) => name)).toEqual(named('database-'));
    const patroni = parse(await read('failover/patroni.yml')) as {
      etcd3: { hosts: string[] };
      bootstrap: {
        dcs: Record<'ttl' | 'loop_wait' | 'retry_timeout', number> & { synchronous_mode: boolean };
      };
    };
    expect(patroni.etcd3.hosts).toEqual(named('etcd-').map((name) => `${name}:2379`));
    expect(patroni.etcd3.hosts).toHaveLength(3);
    const { ttl, loop_wait, retry_timeout, synchronous_mode } = patroni.bootstrap.dcs;
    expect(synchronous_mode).toBe(true);
    // Patroni's own rule: otherwise a leader may still write when another one is chosen.
    expect(loop_wait + 2 * retry_timeout).toBeLessThanOrEqual(ttl);
  });

  it('copies and runs files that are there', async () => {
    const copied = [...(await read('failover/Dockerfile')).matchAll(/^COPY (.+) \S+$/gm)];
    for (const name of copied.flatMap(([, names = '']) => names.split(' '))) {
      expect([name, existsSync(path.join(root, 'deploy/failover', name))]).toEqual([name, true]);
    }
    const script = path.join(root, 'deploy/failover/create-database.sh');
    expect(statSync(script).mode & 0o111).not.toBe(0);
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
