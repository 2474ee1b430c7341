import { Writable } from 'node:stream';
import Fastify from 'fastify';

export interface LogLine {
  reqId: string;
  msg: string;
  level: number;
  req?: object;
  res?: { statusCode: number };
  err?: { message: string; code: string };
}

/** A logger for an app under test, and what it has written. */
export function keepLog() {
  let written = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += chunk;
      done();
    },
  });
  const lines = (): LogLine[] =>
    written
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
  return {
    logger: Fastify({ logger: { level: 'trace', stream } }).log,
    text: () => written,
    lines,
    clear: () => {
      written = '';
    },
  };
}
