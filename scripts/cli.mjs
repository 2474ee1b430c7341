import './node-version.mjs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { projectEnvironment, projectNode, root, run } from './project.mjs';

await ensureInstalled();

const script = path.join(root, 'server/src/cli.ts');
const cache = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.compile-cache') };
const { code } = await run(projectNode, [script, ...process.argv.slice(2)], {
  env: projectEnvironment(cache),
});
process.exitCode = code;
