import { setInterval } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

interface Options {
  everyMs: number;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Each work runs after the one before, whether that failed or not; its name is for the log. */
  works: Record<string, (closing: AbortSignal) => Promise<void>>;
}

/** Repeats work until it is closed; closing waits for the work that runs. */
export function repeat({ everyMs, log, works }: Options): { close(): Promise<void> } {
  const closing = new AbortController();
  const { signal } = closing;
  const run = async () => {
    for await (const _ of setInterval(everyMs, null, { signal, ref: false })) {
      for (const [name, work] of Object.entries(works)) {
        if (signal.aborted) return;
        await work(signal).catch((error) => log.warn({ err: error }, `${name} failed`));
      }
    }
  };
  const running = run().catch(() => undefined);
  return {
    close: () => {
      closing.abort();
      return running;
    },
  };
}
