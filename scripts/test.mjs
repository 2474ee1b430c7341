import './node-version.mjs';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { folderInMemory } from './folder-in-memory.mjs';
import { ensureInstalled } from './install.mjs';
import { commandScript, fail, projectEnvironment, projectNode, root, run } from './project.mjs';
import { placeForResults } from './results/test-results.mjs';
import { Summary } from './results/test-summary.mjs';

const summary = new Summary();
process.on('exit', () => console.log(`\n${summary.text()}`));

const inScripts = (name) => path.join(root, `scripts/${name}.mjs`);

class LayerFailure extends Error {}

/** Runs a script on the project's own Node as a layer. Throws a `LayerFailure` when it fails or, with `hasTests`, reports no test. */
function runLayer(name, script, { args = [], cwd = root, env = {}, hasTests = true } = {}) {
  return summary.run(name, async () => {
    console.log(`\n── ${name} ──`);
    const { file: TEST_RESULTS, take } = placeForResults();
    const { code } = await run(projectNode, [script, ...args], {
      cwd,
      env: projectEnvironment({ ...env, TEST_RESULTS, TMPDIR }),
    });
    const results = take();
    summary.addResults(results);
    if (code !== 0) throw new LayerFailure(`Failed at: ${name}.`);
    if (hasTests && results.length === 0) throw new LayerFailure(`No results of: ${name}.`);
  });
}

function runVitest(name, projects, options = {}) {
  const reporters = ['default', inScripts('results/vitest-results')].map(
    (it) => `--reporter=${it}`,
  );
  const args = ['run', ...reporters, ...projects.map((project) => `--project=${project}`)];
  return runLayer(name, commandScript('.', 'vitest'), { args, ...options });
}

await summary.run('installation', ensureInstalled);
const CHROMIUM_PATH = await summary.run('Chromium', ensureChromium);
const inMemory = folderInMemory();
const TMPDIR = inMemory ?? tmpdir();
// Stays after a failure, with the traces of Playwright in it.
if (inMemory) {
  const options = { recursive: true, force: true, maxRetries: 5 };
  process.on('exit', (code) => code === 0 && rmSync(inMemory, options));
}
try {
  // What fails soonest comes first. One after the other, because each takes all cores: two at once take longer.
  await runLayer('static checks', inScripts('check'), { hasTests: false });
  await runVitest('unit tests', ['contract', 'web', 'house']);
  await runLayer('build', inScripts('web-build'), { hasTests: false });
  await runVitest('API tests', ['server']);
  await runVitest('component tests', ['component'], { env: { CHROMIUM_PATH } });
  await runLayer('browser tests', commandScript('e2e', '@playwright/test', 'playwright'), {
    args: ['test', `--reporter=list,${inScripts('results/playwright-results')}`],
    cwd: path.join(root, 'e2e'),
    env: { CHROMIUM_PATH },
  });
} catch (error) {
  if (!(error instanceof LayerFailure)) throw error;
  fail(`\n${error.message}`);
}
