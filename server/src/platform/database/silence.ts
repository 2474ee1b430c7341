import { Socket } from 'node:net';
import type { Client } from 'pg';

const LOOK_MS = 1_000;

/**
 * Ends a connection that gets no byte in reply for so many seconds after a query was sent, such as from a server that is frozen or
 * behind a broken network, which give no error by themselves. Its queries fail at once, and the pool makes another connection.
 */
export function endWhenSilent({ connection }: Client, seconds: number): void {
  const { stream } = connection;
  if (!(stream instanceof Socket)) throw new TypeError('A connection without a socket');
  let sentBefore = stream.bytesWritten;
  let received = stream.bytesRead;
  let silent = 0;
  // First, because the client itself sends its next query now.
  connection.prependListener('readyForQuery', () => {
    sentBefore = stream.bytesWritten;
  });
  // Counts looks instead of time, so that a moment in which this process did not run is no silence.
  const looking = setInterval(() => {
    const isAnswered = stream.bytesWritten === sentBefore || stream.bytesRead !== received;
    received = stream.bytesRead;
    silent = isAnswered ? 0 : silent + 1;
    if (silent < (seconds * 1_000) / LOOK_MS) return;
    stream.destroy(new Error(`Connection terminated: no answer for ${seconds} seconds`));
  }, LOOK_MS).unref();
  stream.once('close', () => clearInterval(looking));
}
