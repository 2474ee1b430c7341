import './node-version.mjs';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { commandScript, fail, projectEnvironment, projectNode, root, run } from './project.mjs';
import { placeForResults } from './test-results.mjs';
import { Summary } from './test-summary.mjs';

const summary = new Summary();
process.on('exit', () => console.log(`\n${summary.text()}`));

const inScripts = (name) => path.join(root, `scripts/${name}.mjs`);

class LayerFailure extends Error {}

/**
 * Runs a script on the project's own Node as a layer. `inBackground` it gets the processor time that the layer beside it leaves, and
 * its output is shown at its end.
 */
function runLayer(
  name,
  script,
  { args = [], cwd = root, env = {}, hasTests = true, inBackground = false } = {},
) {
  return summary.run(name, async () => {
    const title = `\n── ${name} ──`;
    if (!inBackground) console.log(title);
    const { file: TEST_RESULTS, take } = placeForResults();
    const { code, output } = await run(projectNode, [script, ...args], {
      cwd,
      env: projectEnvironment({ ...env, TEST_RESULTS }),
      shown: !inBackground,
      inBackground,
    });
    if (inBackground) console.log(`${title}\n${output}`);
    const results = take();
    summary.addResults(results);
    if (code !== 0) throw new LayerFailure(`Failed at: ${name}.`);
    if (hasTests && results.length === 0) throw new LayerFailure(`No results of: ${name}.`);
  });
}

function runVitest(name, projects, options = {}) {
  const reporters = ['default', inScripts('vitest-results')].map((it) => `--reporter=${it}`);
  const args = ['run', ...reporters, ...projects.map((project) => `--project=${project}`)];
  return runLayer(name, commandScript('.', 'vitest'), { args, ...options });
}

/** Waits for both, so that none is left running; then throws what failed. */
async function bothOf(...layers) {
  const failures = (await Promise.allSettled(layers))
    .filter(({ status }) => status === 'rejected')
    .map(({ reason }) => reason);
  const other = failures.find((reason) => !(reason instanceof LayerFailure));
  if (other) throw other;
  if (failures.length > 0) {
    throw new LayerFailure(failures.map(({ message }) => message).join('\n'));
  }
}

async function runOthers() {
  const background = { inBackground: true };
  await runLayer('static checks', inScripts('check'), { hasTests: false, ...background });
  await runVitest('unit tests', ['contract', 'web', 'house'], background);
  await runLayer('build', inScripts('build'), { hasTests: false, ...background });
}

await summary.run('installation', ensureInstalled);
const CHROMIUM_PATH = await summary.run('Chromium', ensureChromium);
try {
  // The API tests often wait, for the database or for other processes.
  await bothOf(runVitest('API tests', ['server']), runOthers());
  await runVitest('component tests', ['component'], { env: { CHROMIUM_PATH } });
  await runLayer('browser tests', commandScript('e2e', '@playwright/test', 'playwright'), {
    args: ['test', `--reporter=list,${inScripts('playwright-results')}`],
    cwd: path.join(root, 'e2e'),
    env: { CHROMIUM_PATH },
  });
} catch (error) {
  if (!(error instanceof LayerFailure)) throw error;
  fail(`\n${error.message}`);
}
