import './node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { commandScript, fail, projectEnvironment, projectNode, root, run } from './project.mjs';

// Builds the image of deploy/Dockerfile with buildah, starts it, and runs the core story of the product on it. It needs no registry of
// images: mmdebstrap makes the Debian below it. Further arguments go to the build, such as a volume with the certificate of a proxy.

const PREFIX = 'localhost/ploegplan';
const IMAGE = `${PREFIX}-checked`;
const RELEASE = 'trixie';
const PORT = process.env.PORT ?? String(20_000 + (process.pid % 20_000));
const START_PATIENCE_MS = 60_000;

/** Runs a program as a step; returns what it printed, unless that is shown. */
async function step(title, program, args, options = {}) {
  const began = performance.now();
  const { code, output } = await run(program, args, { env: process.env, ...options });
  if (code !== 0) throw new Error(`Failed at: ${title || args.join(' ')}. ${output}`);
  if (title) console.log(`${title}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return output.trim();
}

const ask = (...args) => step('', 'buildah', args, { shown: false });

/** A Debian with only these packages, as an image that is kept. */
async function ensureDebian(name, packages) {
  const found = await run('buildah', ['inspect', '--type', 'image', name], {
    shown: false,
    env: process.env,
  });
  if (found.code === 0) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'ploegplan-debian-'));
  try {
    const archive = path.join(folder, 'debian.tar');
    const options = ['--variant=minbase', `--include=${packages}`, RELEASE, archive];
    await step(`Debian for ${name}`, 'mmdebstrap', options);
    const container = await ask('from', 'scratch');
    await ask('add', container, archive, '/');
    await ask('commit', '--rm', container, name);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Starts the entrypoint of the image with its user, folder and settings. */
async function start(container) {
  const { config } = JSON.parse(await ask('inspect', container)).OCIv1;
  const settings = ['--env', `PORT=${PORT}`, '--env', 'HOST=127.0.0.1'];
  // Not podman: it needs control groups, which are not to be had inside another container.
  const options = ['run', '--isolation', 'chroot', ...settings, container, '--'];
  const stdio = ['ignore', 'pipe', 'inherit'];
  const app = spawn('buildah', [...options, ...config.Entrypoint], { stdio, detached: true });
  let printed = '';
  app.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  const exited = once(app, 'exit');
  return {
    isRunning: () => app.exitCode === null,
    /** Sends the signal of the image to the app alone, as an engine of containers does: buildah around it would end first. */
    async stop() {
      const [, pid] = /"pid":(\d+)/.exec(printed) ?? [];
      if (app.exitCode === null) process.kill(pid ? Number(pid) : -app.pid, config.StopSignal);
      const [code] = await exited;
      console.log(printed.trim());
      return code;
    },
  };
}

async function waitUntilReady(app) {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (Date.now() < deadline && app.isRunning()) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(200);
  }
  throw new Error('/ready did not answer 200 within a minute.');
}

async function checkStory(container) {
  const began = performance.now();
  const app = await start(container);
  try {
    await waitUntilReady(app);
    console.log(`/ready after ${((performance.now() - began) / 1000).toFixed(1)} s`);
    const script = commandScript('e2e', '@playwright/test', 'playwright');
    await step('the story', projectNode, [script, 'test', '-c', 'e2e/image.config.ts'], {
      env: projectEnvironment({ E2E_PORT: PORT, CHROMIUM_PATH: await ensureChromium() }),
    });
  } finally {
    const code = await app.stop();
    console.log(`stopped by its signal with code ${code}`);
    process.exitCode = code;
  }
}

async function build(options) {
  await ensureDebian(`${PREFIX}-node`, 'npm,libatomic1,ca-certificates');
  await ensureDebian(`${PREFIX}-debian`, 'ca-certificates');
  const bases = [`NODE_IMAGE=${PREFIX}-node`, `DEBIAN_IMAGE=${PREFIX}-debian`];
  const given = [...options, ...bases.flatMap((base) => ['--build-arg', base])];
  const file = ['-f', path.join(root, 'deploy/Dockerfile'), '-t', IMAGE, root];
  await step('the image', 'buildah', [
    'build',
    '--format=docker',
    '--isolation',
    'chroot',
    ...given,
    ...file,
  ]);
}

await ensureInstalled();
try {
  await build(process.argv.slice(2));
  const container = await ask('from', IMAGE);
  try {
    await checkStory(container);
  } finally {
    await ask('rm', container);
  }
} catch (error) {
  fail(error.message);
}
