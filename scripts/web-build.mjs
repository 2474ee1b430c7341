import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandScript, fail, projectEnvironment, projectNode, root, run } from './project.mjs';
import { compressFiles } from './web-compress.mjs';

const built = path.join(root, 'web/dist');
const stamp = '.sources';
/** The folder of unfinished builds: ignored by all tools, and on the same disk as the finished one. */
const temporaryFolder = path.join(root, 'node_modules');
const unfinished = /^\.web-build-(\d+)/;
const notSources = new Set(['node_modules', 'dist']);
const isSource = (file) => !/\.gen\.ts$|\.test\.tsx?$/.test(file);

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return notSources.has(entry.name) ? [] : filesBelow(file);
    return isSource(file) ? [file] : [];
  });
}

/** One hash of all sources of the build. */
function hashSources() {
  const inRoot = (name) => path.join(root, name);
  const files = ['web', 'contract'].map(inRoot).flatMap(filesBelow).sort();
  const others = [
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
    'scripts/web-build.mjs',
    'scripts/web-compress.mjs',
  ].map(inRoot);
  const hash = createHash('sha256');
  for (const file of [...files, ...others]) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function builtFrom() {
  const file = path.join(built, stamp);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Removes the unfinished builds of killed processes. */
function removeLeftOvers() {
  for (const name of readdirSync(temporaryFolder)) {
    const builder = unfinished.exec(name)?.[1];
    if (builder && !isAlive(Number(builder)))
      rmSync(path.join(temporaryFolder, name), { recursive: true });
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function runVite(outDir) {
  const vite = [commandScript('web', 'vite'), 'build'];
  const env = projectEnvironment({ NODE_ENV: 'production' });
  const { code, output } = await run(projectNode, [...vite, '--outDir', outDir, '--emptyOutDir'], {
    shown: false,
    cwd: path.join(root, 'web'),
    env,
  });
  if (code !== 0)
    fail(`${output.trim()}\nThe web app could not be built; see the output of Vite above.`);
}

/** Builds the web app if its sources changed. The finished build replaces the old one by a rename, so that it is never partial. */
export async function ensureWebBuilt() {
  const sources = hashSources();
  if (builtFrom() === sources) return;
  console.log('Building the web app…');
  removeLeftOvers();
  const fresh = path.join(temporaryFolder, `.web-build-${process.pid}`);
  await runVite(fresh);
  compressFiles(fresh);
  writeFileSync(path.join(fresh, stamp), sources);
  if (existsSync(built)) renameSync(built, `${fresh}-old`);
  renameSync(fresh, built);
  rmSync(`${fresh}-old`, { recursive: true, force: true });
}

if (import.meta.main) await ensureWebBuilt();
