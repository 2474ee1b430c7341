import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import type { Server } from './servers.ts';

const execute = promisify(execFile);
const require = createRequire(import.meta.url);
const autocannon = require.resolve('autocannon');

export interface Load {
  requestsPerSecond: number;
  p99Ms: number;
  /** CPU time of the server per request. */
  cpuMs: number;
}

interface Report {
  requests: { average: number; total: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
}

/** Sends as many requests as the server handles, over ten connections, from a separate process. */
export async function putLoad(
  server: Server,
  path: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Load> {
  const options = ['--json', '--no-progress', '--connections=10', `--duration=${seconds}`];
  const given = Object.entries(headers).map(([name, value]) => `--headers=${name}=${value}`);
  const url = `${server.address}${path}`;
  const before = await server.cpuMs();
  const { stdout } = await execute(process.execPath, [autocannon, ...options, ...given, url]);
  const { requests, latency, non2xx, errors } = JSON.parse(stdout) as Report;
  if (non2xx > 0 || errors > 0)
    throw new Error(`${url}: ${non2xx} error responses, ${errors} connection errors`);
  if (requests.total === 0) throw new Error(`${url}: no answer in ${seconds} seconds`);
  const cpuMs = ((await server.cpuMs()) - before) / requests.total;
  return { requestsPerSecond: requests.average, p99Ms: latency.p99, cpuMs };
}

/** The median value. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}
