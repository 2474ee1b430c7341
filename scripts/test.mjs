import './node-version.mjs';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { commandScript, fail, projectEnvironment, projectNode, root, run } from './project.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const times = [];

async function step(name, work) {
  const began = performance.now();
  const result = await work();
  times.push(`${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s  ${name}`);
  return result;
}

/** A step that runs a script on the project's own Node, shows its output, and exits when it fails. */
function scriptStep(name, script, { args = [], cwd = root, env = projectEnvironment() } = {}) {
  return step(name, async () => {
    console.log(`\n── ${name} ──`);
    const { code } = await run(projectNode, [script, ...args], { cwd, env });
    if (code !== 0) fail(`\nFailed at: ${name}.`);
  });
}

await step('installing', ensureInstalled);
const CHROMIUM_PATH = await step('finding a Chromium', ensureChromium);
await scriptStep('static checks', path.join(root, 'scripts/check.mjs'));
await scriptStep('unit and API tests', commandScript('.', 'vitest'), { args: ['run'] });
await step('building the web app', ensureWebBuilt);
await scriptStep('browser tests', commandScript('e2e', '@playwright/test', 'playwright'), {
  args: ['test'],
  cwd: path.join(root, 'e2e'),
  env: projectEnvironment({ CHROMIUM_PATH }),
});

console.log(`\n${times.join('\n')}\n${times.length} steps passed`);
