import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import { runCommand } from '../../src/cli/program.ts';
import { processEnvironment } from './environment.ts';

const execute = promisify(execFile);

export interface Outcome {
  code: number;
  output: string;
}

/** The words of a command line; double quotes are supported. */
const wordsOf = (line: string) =>
  line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [];

/** Runs one command of the command line in this process, with only these environment variables. */
export async function commandHere(line: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  let output = '';
  const keep = (text: string) => {
    output += `${text}\n`;
  };
  const spies = (['log', 'error'] as const).map((it) =>
    vi.spyOn(console, it).mockImplementation(keep),
  );
  const code = await runCommand(wordsOf(line), env);
  for (const spy of spies) spy.mockRestore();
  return { code, output };
}

/** Runs one command as a process of its own, with only these settings; `line` is what follows `npm run cli --`. */
export async function command(line: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const script = path.join(import.meta.dirname, '../../../scripts/cli.mjs');
  const options = { env: processEnvironment(env) };
  return execute(process.execPath, [script, ...wordsOf(line)], options).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}
