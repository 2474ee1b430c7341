import './node-version.mjs';
import path from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { commandScript, projectEnvironment, projectNode, root, run } from './project.mjs';
import { ensureWebBuilt } from './web-build.mjs';

await ensureInstalled();
await ensureWebBuilt();

const config = path.join(root, 'e2e/help-pictures.config.ts');
const script = commandScript('e2e', '@playwright/test', 'playwright');
const { code } = await run(projectNode, [script, 'test', '-c', config], {
  env: projectEnvironment({ CHROMIUM_PATH: await ensureChromium() }),
});
process.exitCode = code;
