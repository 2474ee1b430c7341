import './node-version.mjs';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { projectNode, root, run } from './project.mjs';

await ensureInstalled();

const script = path.join(root, 'server/src/cli.ts');
const { code } = await run(projectNode, [script, ...process.argv.slice(2)]);
process.exitCode = code;
