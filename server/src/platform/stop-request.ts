/** A request to stop the process, with the exit code. */
export class Stop extends Error {
  override name = 'Stop';
  readonly exitCode: number;

  constructor(reason: string, exitCode: number) {
    super(reason);
    this.exitCode = exitCode;
  }
}

/** Aborts once: on a signal, the exit of the launcher, or `stop`. Ctrl-C comes twice: from the terminal and the launcher. */
export function watchForStop(): { signal: AbortSignal; stop: (why: Stop) => void } {
  const controller = new AbortController();
  const stop = (why: Stop) => controller.abort(why);
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => stop(new Stop(name, 0)));
  }
  process.on('disconnect', () => stop(new Stop('The launcher has exited', 0)));
  return { signal: controller.signal, stop };
}

export function stopRequested(signal: AbortSignal): Promise<Stop> {
  const { promise, resolve } = Promise.withResolvers<Stop>();
  const settle = () => resolve(signal.reason as Stop);
  if (signal.aborted) settle();
  signal.addEventListener('abort', settle);
  return promise;
}
