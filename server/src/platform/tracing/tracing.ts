import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/** Reports what requests, queries and jobs take, as spans of OpenTelemetry. */
export interface Tracing {
  /** A span for each request, part of the caller's trace if it names one. */
  traceRequests(app: FastifyInstance): void;
  /** A span for each query within a request or a job. */
  traceQueries(pool: Pool): void;
  traceJob<T>(queue: string, work: () => Promise<T>): Promise<T>;
  /** Sends the spans that were not sent yet. */
  close(): Promise<void>;
}

/** The packages of OpenTelemetry are loaded only where an endpoint is set. */
export async function startTracing(endpoint: string | null): Promise<Tracing | null> {
  if (endpoint === null) return null;
  const { OtlpTracing } = await import('./otlp.ts');
  return new OtlpTracing(endpoint);
}
