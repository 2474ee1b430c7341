import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Server } from './servers.ts';

const execute = promisify(execFile);
const worker = path.join(import.meta.dirname, 'load-worker.ts');

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
  statusCodeStats: Record<string, { count: number }>;
  errors: number;
}

/** Sends as many requests as the server handles, over ten connections that go round the paths, from a separate process. */
export async function putLoad(
  server: Server,
  paths: string | readonly string[],
  headers: Record<string, string>,
  seconds: number,
): Promise<Load> {
  const order = { address: server.address, paths: [paths].flat(), headers, seconds };
  const url = `${server.address}${order.paths[0]}`;
  const before = await server.cpuMs();
  const { stdout } = await execute(process.execPath, [worker, JSON.stringify(order)]);
  const { requests, latency, non2xx, statusCodeStats, errors } = JSON.parse(stdout) as Report;
  const rejected = non2xx - (statusCodeStats['304']?.count ?? 0);
  if (rejected > 0 || errors > 0)
    throw new Error(`${url}: ${rejected} error responses, ${errors} connection errors`);
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
