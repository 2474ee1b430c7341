import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { commandScript, fail, projectNode, run } from './project.mjs';

const usualPlaces = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].map(
    (folder) => `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
  ),
};

/** Runs the program, because some systems have a placeholder that only says where to get the browser. Not on Windows, where it would open a window. */
function works(file) {
  if (!existsSync(file)) return false;
  return (
    process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0
  );
}

function playwrightChromium() {
  const playwright = path.dirname(commandScript('e2e', '@playwright/test', 'playwright'));
  return createRequire(import.meta.url)(playwright).chromium.executablePath();
}

function findChromium() {
  return [...(usualPlaces[process.platform] ?? []), playwrightChromium()].find(works);
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => run('apt-get', args, { shown: false, env });
  await apt('update');
  const { code } = await apt('install', '-y', '--no-install-recommends', 'chromium');
  // See headless-shell.ts; a separate installation, because not every release has this package.
  await apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
  return code === 0 && findChromium() !== undefined;
}

/** The path of a Chromium for the browser tests; installs one when there is none. */
export async function ensureChromium() {
  const { CHROMIUM_PATH: given } = process.env;
  if (given && !works(given)) fail(`CHROMIUM_PATH is ${given}, which is not a Chromium that runs.`);
  const present = given || findChromium();
  if (present) return present;
  console.log('Installing a Chromium for the browser tests…');
  if (!(await installFromDebian())) {
    await run(projectNode, [
      commandScript('e2e', '@playwright/test', 'playwright'),
      'install',
      'chromium',
    ]);
  }
  return findChromium() ?? fail('No Chromium could be installed; set CHROMIUM_PATH to one.');
}
