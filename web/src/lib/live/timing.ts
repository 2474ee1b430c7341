/** The server beats every 3 seconds: after this much silence the line is dead. */
export const HEARTBEAT_TIMEOUT_MS = 6_000;

/** A connection that comes back within this is not told to be lost. Together with the silence less than 10 seconds. */
export const GRACE_MS = 2_500;

/** A page that nobody has seen for so long lets go of the stream. */
export const HIDDEN_MS = 60_000;

/** Waits, unless the signal comes first; tells which. */
export function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const give = (value: boolean) => () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      resolve(value);
    };
    const abort = give(false);
    const timer = setTimeout(give(true), ms);
    signal.addEventListener('abort', abort);
  });
}
