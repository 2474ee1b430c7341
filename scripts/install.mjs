import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fail, projectNode, root, run } from './project.mjs';

/** npm writes it last of all: what stands in here is really there. */
const installedList = path.join(root, 'node_modules/.package-lock.json');

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

/** What package-lock.json asks for and is not installed, as paths below the project. */
function missingPackages() {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(installedList);
  const isThere = ([name, { version, optional }]) =>
    name === '' || (name in installed ? installed[name].version === version : optional);
  const missing = Object.entries(wanted).filter((entry) => !isThere(entry));
  return [...missing.map(([name]) => name), ...(existsSync(projectNode) ? [] : [projectNode])];
}

/** Removes what a killed installation left: npm would take a half unpacked package for a whole one. */
function removeRemains() {
  const workspaces = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).workspaces;
  for (const folder of ['.', ...workspaces]) {
    rmSync(path.join(root, folder, 'node_modules'), { recursive: true, force: true });
  }
}

/**
 * Installs what is missing; touches neither npm nor the network when nothing is. Not by `npm ci`, which refuses a lock file
 * made where the packages for other systems could not be had.
 */
export async function ensureInstalled() {
  if (missingPackages().length === 0) return;
  console.log('Installing the packages of Ploegplan…');
  if (existsSync(installedList)) rmSync(installedList);
  else removeRemains();
  const args = ['install', '--no-save', '--include=dev', '--include=optional'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { npm_execpath: npm } = process.env;
  const { code } = await (npm
    ? run(process.execPath, [npm, ...args, ...quiet], { env: process.env })
    : run('npm', [...args, ...quiet], { env: process.env, shell: process.platform === 'win32' }));
  if (code !== 0) fail('The packages could not be installed; npm says why above.');
  const missing = missingPackages();
  if (missing.length > 0) {
    fail(
      `npm left the installation incomplete: ${missing.join(', ')}.\n` +
        'Check that its setting ignore-scripts is off and that package-lock.json is what npm itself would write.',
    );
  }
}
