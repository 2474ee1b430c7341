import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The project's own Node, which runs everything after installation. */
export const projectNode = path.join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** Where Node keeps compiled code, types stripped: the server starts in half the time. */
const compileCache = path.join(root, 'node_modules/.compile-cache');

/** Prints one sentence and exits with code 1. */
export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The script of a command of an installed package, resolved from a workspace. */
export function commandScript(workspace, packageName, command = packageName) {
  const { resolve } = createRequire(path.join(root, workspace, 'package.json'));
  const folder = resolve
    .paths(packageName)
    .map((modules) => path.join(modules, packageName))
    .find(existsSync);
  if (!folder) fail(`The package ${packageName} is not installed.`);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** An environment with compiled code kept, whose PATH begins with the project's Node and the commands of installed packages. */
export function projectEnvironment(extra = {}) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const own = [path.dirname(projectNode), path.join(root, 'node_modules/.bin')];
  const search = [...own, process.env[name]].join(path.delimiter);
  return { ...process.env, NODE_COMPILE_CACHE: compileCache, [name]: search, ...extra };
}

/**
 * Runs a program and waits for it.
 * @returns {Promise<{ code: number, output: string }>} `output` is what it printed, unless `shown`
 */
export function run(
  program,
  args,
  { shown = true, cwd = root, env = projectEnvironment(), ...options } = {},
) {
  return new Promise((resolve) => {
    const stdio = shown ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(program, args, { cwd, env, stdio, ...options });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', keep);
    child.stderr?.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
