import { pino } from 'pino';
import { formatAnnouncement } from './announce.ts';
import { boot } from './boot.ts';
import { ConfigError, readConfig } from './config.ts';
import { MigrationError } from './platform/database/migrate.ts';
import { StartError } from './platform/start-error.ts';
import { Stop, stopRequested, watchForStop } from './platform/stop-request.ts';

/** Longer than all parts together may take to stop, so that it only ends a process that hangs. */
const STOP_LIMIT_MS = 60_000;

const { signal, stop } = watchForStop();

async function serve(): Promise<Stop> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'Uncaught error');
    stop(new Stop('Uncaught error', 1));
  });
  signal.addEventListener('abort', () => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS + config.shutdownDelayMs).unref();
  });
  await using running = new AsyncDisposableStack();
  const started = await boot({ config, log, running, stopping: signal, stop });
  console.log(formatAnnouncement(config, started));
  return await stopRequested(signal);
}

/** The message for errors that an operator can correct; anything else with its stack. */
function describeError(error: unknown): unknown {
  const known = [ConfigError, StartError, MigrationError].some((kind) => error instanceof kind);
  return known && error instanceof Error ? error.message : error;
}

try {
  const why = await serve();
  if (why.exitCode !== 0) console.error(why.message);
  process.exitCode = why.exitCode;
} catch (error) {
  if (!(error instanceof Stop)) console.error(describeError(error));
  process.exitCode = error instanceof Stop ? error.exitCode : 1;
}
// The channel to the launcher would keep the process alive.
process.exit();
