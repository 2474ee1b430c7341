import './node-version.mjs';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { commandScript, fail, projectEnvironment, projectNode, root, run } from './project.mjs';
import { takeResults } from './test-results.mjs';
import { Summary } from './test-summary.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const summary = new Summary();
process.on('exit', () => console.log(`\n${summary.text()}`));

const reporter = (runner) => path.join(root, `scripts/${runner}-results.mjs`);

/** A layer that runs a script on the project's own Node and shows its output. The first that fails is the last. */
function scriptLayer(name, script, { args = [], cwd = root, env = {}, hasTests = true } = {}) {
  return summary.run(name, async () => {
    console.log(`\n── ${name} ──`);
    const { code } = await run(projectNode, [script, ...args], {
      cwd,
      env: projectEnvironment(env),
    });
    const results = hasTests ? takeResults() : [];
    summary.addResults(results);
    if (code !== 0) fail(`\nFailed at: ${name}.`);
    if (hasTests && results.length === 0) fail(`\nNo results of: ${name}.`);
  });
}

function vitestLayer(name, projects, env) {
  const reporters = ['default', reporter('vitest')].map((it) => `--reporter=${it}`);
  const args = ['run', ...reporters, ...projects.map((project) => `--project=${project}`)];
  return scriptLayer(name, commandScript('.', 'vitest'), { args, env });
}

await summary.run('installation', ensureInstalled);
const CHROMIUM_PATH = await summary.run('Chromium', ensureChromium);
await scriptLayer('static checks', path.join(root, 'scripts/check.mjs'), { hasTests: false });
await vitestLayer('unit tests', ['contract', 'web', 'house']);
await vitestLayer('API tests', ['server']);
await vitestLayer('component tests', ['component'], { CHROMIUM_PATH });
await summary.run('build', ensureWebBuilt);
await scriptLayer('browser tests', commandScript('e2e', '@playwright/test', 'playwright'), {
  args: ['test', `--reporter=list,${reporter('playwright')}`],
  cwd: path.join(root, 'e2e'),
  env: { CHROMIUM_PATH },
});
