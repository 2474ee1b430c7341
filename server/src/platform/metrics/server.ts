import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from '../start-error.ts';
import type { Metrics } from './metrics.ts';

interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/** Serves /metrics on a port of its own, which the proxy in front of the app does not reach. */
export async function serveMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  metrics.addProcessFigures();
  const server = createServer(async ({ method, url }, answer) => {
    if (method !== 'GET' || url !== '/metrics') {
      answer.writeHead(404).end();
      return;
    }
    try {
      const { type, text } = await metrics.text();
      answer.writeHead(200, { 'content-type': type }).end(text);
    } catch {
      answer.writeHead(500).end();
    }
  });
  try {
    await once(server.listen({ host, port }), 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `METRICS_PORT ${port} at ${host} cannot be used (${code}); set another, or leave it out.`,
      { cause: error },
    );
  }
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
