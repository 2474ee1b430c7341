import './node-version.mjs';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { whyFolderInUse } from './data-folder.mjs';
import { ensureInstalled } from './install.mjs';
import { fail, projectEnvironment, projectNode, root } from './project.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const inUse = await whyFolderInUse(process.env);
if (inUse) fail(inUse);
await ensureInstalled();
await ensureWebBuilt();

const server = spawn(projectNode, [path.join(root, 'server/src/main.ts')], {
  // The IPC channel disconnects when either process exits, for whatever reason.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: projectEnvironment(),
});
const stop = () => {
  if (server.connected) server.disconnect();
};
// npm sends a signal only to the shell that runs this, which does not forward it but exits: then our parent process changes.
const { ppid: parent } = process;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === parent || stop(), 250).unref();
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
server.on('exit', (code) => process.exit(code ?? 1));
