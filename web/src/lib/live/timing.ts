/** The server sends a heartbeat every 1.5 seconds; without one for this long the connection counts as lost. */
export const HEARTBEAT_TIMEOUT_MS = 3_500;

/** The grace period before the loss of the connection is shown. Together with the heartbeat timeout less than 5 seconds. */
export const GRACE_MS = 1_400;

/** A page hidden for this long closes its stream. */
export const HIDDEN_MS = 60_000;

/** Waits; resolves to false when the signal aborts first. */
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
