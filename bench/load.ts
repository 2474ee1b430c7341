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
  /** Processor time of the server for one request. */
  cpuMs: number;
}

interface Report {
  requests: { average: number; total: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
}

/** Calls a server as often as it answers, over ten connections, from a process of its own. */
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
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`);
  if (requests.total === 0) throw new Error(`${url}: no answer in ${seconds} seconds`);
  const cpuMs = ((await server.cpuMs()) - before) / requests.total;
  return { requestsPerSecond: requests.average, p99Ms: latency.p99, cpuMs };
}

/** The one in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}
