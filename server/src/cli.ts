import { Command } from 'commander';
import { addGodCommands } from './cli/gods.ts';
import { openForCommand } from './cli/open.ts';
import type { Run } from './cli/operator.ts';
import { addTenantCommands } from './cli/tenants.ts';
import { addUserCommands } from './cli/users.ts';
import { readConfig } from './config.ts';

const run: Run = (work) => async (options) => {
  const config = readConfig(process.env);
  await using open = new AsyncDisposableStack();
  const { pool, listener } = await openForCommand(config, open);
  await work({ config, pool, listener }, options);
};

/** An error message of the command line library as a sentence. */
function asSentence(message: string): string {
  const text = message.replace(/^error: /, '').trim();
  return `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/[^.?)]$/, '$&.')}\n`;
}

const program = new Command('npm run cli --')
  .description('Administration at the server; uses the settings of the server.')
  .configureOutput({ outputError: (message, write) => write(asSentence(message)) });
addTenantCommands(program, run);
addUserCommands(program, run);
addGodCommands(program, run);

try {
  await program.parseAsync();
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  console.error(message || code);
  process.exitCode = 1;
}
