import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { processEnvironment } from './environment.ts';

const execute = promisify(execFile);

/** The exit code of a command, and its output. */
export interface Outcome {
  code: number;
  output: string;
}

/**
 * Runs one command of the command line as a separate process, with only these environment variables.
 * @param line arguments after `npm run cli --`; double quotes are supported
 */
export async function command(line: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const words = line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [];
  const script = path.join(import.meta.dirname, '../../scripts/cli.mjs');
  const options = { env: processEnvironment(env) };
  return execute(process.execPath, [script, ...words], options).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}
