/** The wish to stop, with the code to exit with. */
export class Stop extends Error {
  override name = 'Stop';
  readonly exitCode: number;

  constructor(reason: string, exitCode: number) {
    super(reason);
    this.exitCode = exitCode;
  }
}

/**
 * A signal that aborts, once, with a `Stop`: when a signal comes, when the launcher is gone, or when `stop` is called.
 * Later wishes change nothing, for Ctrl-C reaches us twice: from the terminal and through the launcher.
 */
export function watchForStop(): { signal: AbortSignal; stop: (why: Stop) => void } {
  const controller = new AbortController();
  const stop = (why: Stop) => controller.abort(why);
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => stop(new Stop(name, 0)));
  }
  process.on('disconnect', () => stop(new Stop('The launcher is gone', 0)));
  return { signal: controller.signal, stop };
}

/** Waits for the wish to stop. */
export function stopRequested(signal: AbortSignal): Promise<Stop> {
  const { promise, resolve } = Promise.withResolvers<Stop>();
  const settle = () => resolve(signal.reason as Stop);
  if (signal.aborted) settle();
  signal.addEventListener('abort', settle);
  return promise;
}
