import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** What came of a command, and all that it printed. */
export interface Outcome {
  code: number;
  said: string;
}

/**
 * Runs one command of the command line to its end, as a process of its own with these settings and no others.
 * @param line what is typed after `npm run cli --`; words may stand in double quotes
 */
export async function command(line: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const words = line.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', '')) ?? [];
  const script = path.join(import.meta.dirname, '../../scripts/cli.mjs');
  const options = { env: { PATH: process.env.PATH, ...env } };
  return execute(process.execPath, [script, ...words], options).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  );
}
