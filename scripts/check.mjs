import './node-version.mjs';
import { commandScript, fail, projectNode, run } from './project.mjs';

const CONCURRENCY = 2;

/** Name, package, command and arguments of each check, the longest first. */
const checks = [
  // Together, because both need the types of every file: on its own tsc takes as long again.
  [
    'types, and lint with types',
    'oxlint',
    'oxlint',
    '--type-aware',
    '--type-check',
    '--deny-warnings',
  ],
  ['unused code', 'knip', 'knip', '--no-progress'],
  ['format, lint and imports', '@biomejs/biome', 'biome', 'check', '--error-on-warnings', '.'],
];

let failed = 0;

async function work() {
  for (let check = checks.shift(); check; check = checks.shift()) {
    const [name, packageName, command, ...args] = check;
    const began = performance.now();
    const script = commandScript('.', packageName, command);
    const { code, output } = await run(projectNode, [script, ...args], { shown: false });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
    if (code === 0) continue;
    failed += 1;
    console.log(output.trim());
  }
}

await Promise.all(Array.from({ length: CONCURRENCY }, work));
if (failed > 0) fail(`${failed} of the static checks failed.`);
