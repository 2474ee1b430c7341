import './node-version.mjs';
import path from 'node:path';
import { commandScript, fail, projectNode, root, run } from './project.mjs';

const CONCURRENCY = 2;

const oxlint = commandScript('.', 'oxlint');
const biome = commandScript('.', '@biomejs/biome', 'biome');

/** Name, script and arguments of each check, the longest first. */
const checks = [
  // Together, because both need the types of every file: on its own tsc takes as long again.
  ['types, and lint with types', oxlint, '--type-aware', '--type-check', '--deny-warnings'],
  ['unused code', commandScript('.', 'knip'), '--no-progress'],
  ['format, lint and imports', biome, 'check', '--error-on-warnings', '.'],
  ['coverage', path.join(root, 'scripts/coverage.mjs'), '--check'],
];

let failed = 0;

async function work() {
  for (let check = checks.shift(); check; check = checks.shift()) {
    const [name, ...command] = check;
    const began = performance.now();
    const { code, output } = await run(projectNode, command, { shown: false });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    if (code === 0) continue;
    failed += 1;
    console.log(output.trim());
  }
}

await Promise.all(Array.from({ length: CONCURRENCY }, work));
if (failed > 0) fail(`${failed} of the static checks failed.`);
