import { Command, CommanderError } from 'commander';
import { readConfig } from '../config.ts';
import { addAuditLogCommands } from './audit-log.ts';
import { addBackupCommands } from './backups.ts';
import { addFileCommands } from './files.ts';
import { addGodCommands } from './gods.ts';
import { openForCommand } from './open.ts';
import type { Run, RunUnopened } from './operator.ts';
import { addTenantCommands } from './tenants.ts';
import { addUserCommands } from './users.ts';

/** An error message of the command line library as a sentence. */
function toSentence(message: string): string {
  const text = message.replace(/^error: /, '').trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[^.?)]$/, '$&.')}`;
}

/** Runs one command with the settings of this environment, prints its result and returns its exit code. */
export async function runCommand(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const run: Run = (work) => async (options) => {
    const config = readConfig(env);
    await using open = new AsyncDisposableStack();
    const { pool, listener } = await openForCommand(config, open);
    await work({ config, pool, listener }, options);
  };
  const runUnopened: RunUnopened =
    (work) =>
    async (...given) => {
      await using open = new AsyncDisposableStack();
      await work(readConfig(env), open, ...given);
    };
  const program = new Command('npm run cli --')
    .description('Administration at the server; uses the settings of the server.')
    .configureOutput({
      writeOut: (text) => console.log(text.trimEnd()),
      writeErr: (text) => console.error(text.trimEnd()),
      outputError: (message, write) => write(toSentence(message)),
    })
    .exitOverride();
  addTenantCommands(program, run);
  addUserCommands(program, run);
  addGodCommands(program, run);
  addFileCommands(program, run);
  addAuditLogCommands(program, run);
  addBackupCommands(program, runUnopened);
  try {
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    // The library has printed its own.
    if (error instanceof CommanderError) return error.exitCode;
    const { message, code } = error as NodeJS.ErrnoException;
    console.error(message || code);
    return 1;
  }
}
