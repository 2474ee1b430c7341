import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fail, projectNode, root, run } from './project.mjs';

/** npm writes this file last, so its packages are completely installed. */
const installedList = path.join(root, 'node_modules/.package-lock.json');

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return {};
  }
}

/**
 * The packages of package-lock.json that are not installed, as paths below the project. A folder that was removed afterwards counts
 * too: the build would silently take another version of the package, from a folder above.
 */
function missingPackages() {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(installedList);
  const isInstalled = ([name, { version, optional }]) =>
    name === '' ||
    (name in installed
      ? installed[name].version === version && existsSync(path.join(root, name))
      : optional);
  const missing = Object.entries(wanted).filter((entry) => !isInstalled(entry));
  return [...missing.map(([name]) => name), ...(existsSync(projectNode) ? [] : [projectNode])];
}

/** Removes an interrupted installation: npm would take a partly unpacked package for a complete one. */
function removePartialInstallation() {
  const workspaces = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).workspaces;
  for (const folder of ['.', ...workspaces]) {
    rmSync(path.join(root, folder, 'node_modules'), { recursive: true, force: true });
  }
}

/**
 * Installs missing packages; uses neither npm nor the network when none is missing. Not by `npm ci`, which rejects a lock file
 * that was made without the packages for other systems.
 */
export async function ensureInstalled() {
  if (missingPackages().length === 0) return;
  console.log('Installing the packages of Ploegplan…');
  if (existsSync(installedList)) rmSync(installedList);
  else removePartialInstallation();
  const args = ['install', '--no-save', '--include=dev', '--include=optional'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { npm_execpath: npm } = process.env;
  const { code } = await (npm
    ? run(process.execPath, [npm, ...args, ...quiet], { env: process.env })
    : run('npm', [...args, ...quiet], { env: process.env, shell: process.platform === 'win32' }));
  if (code !== 0) fail('The packages could not be installed; see the output of npm above.');
  const missing = missingPackages();
  if (missing.length > 0) {
    fail(
      `npm left the installation incomplete: ${missing.join(', ')}.\n` +
        'Check that its setting ignore-scripts is off and that package-lock.json is as npm wrote it.',
    );
  }
}
