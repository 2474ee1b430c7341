import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  envDetector,
  hostDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import product from '../../../../package.json' with { type: 'json' };
import { traceClient } from './queries.ts';
import type { Tracing } from './tracing.ts';

/** The health of the process is asked every second. */
const untraced = /^\/(health|ready)$/;

/** Sends spans over OTLP/HTTP. Headers, sampling and the like are set by the OTEL_ variables that OpenTelemetry defines. */
export class OtlpTracing implements Tracing {
  readonly #provider: NodeTracerProvider;
  readonly #tracer: Tracer;
  readonly #requests = new WeakMap<FastifyRequest, { span: Span; scope: Context }>();

  constructor(endpoint: string) {
    const own = { 'service.name': 'ploegplan', 'service.version': product.version };
    this.#provider = new NodeTracerProvider({
      resource: resourceFromAttributes(own).merge(
        detectResources({ detectors: [hostDetector, envDetector] }),
      ),
      spanProcessors: [
        new BatchSpanProcessor(
          new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
        ),
      ],
    });
    this.#provider.register();
    this.#tracer = this.#provider.getTracer('ploegplan');
  }

  traceRequests(app: FastifyInstance): void {
    app.addHook('onRequest', (request, reply, done) => {
      const path = request.url.split('?', 1)[0] ?? '';
      if (untraced.test(path)) return done();
      const route = request.routeOptions.url;
      const caller = propagation.extract(ROOT_CONTEXT, request.headers);
      const span = this.#tracer.startSpan(
        route ? `${request.method} ${route}` : request.method,
        {
          kind: SpanKind.SERVER,
          // The query is left out, because it may contain the token of a link.
          attributes: {
            'http.request.method': request.method,
            'url.path': path,
            'server.address': request.hostname,
            'ploegplan.request.id': request.id,
            ...(route && { 'http.route': route }),
          },
        },
        caller,
      );
      const scope = trace.setSpan(caller, span);
      this.#requests.set(request, { span, scope });
      request.log = request.log.child({ traceId: span.spanContext().traceId });
      reply.log = request.log;
      context.with(scope, done);
    });
    // The events of an arriving body are outside of the scope in which it was awaited.
    app.addHook('preValidation', (request, _reply, done) => {
      const scope = this.#requests.get(request)?.scope;
      if (scope) context.with(scope, done);
      else done();
    });
    app.addHook('onResponse', async (request, { statusCode }) => {
      const span = this.#requests.get(request)?.span;
      span?.setAttribute('http.response.status_code', statusCode);
      if (request.tenant) span?.setAttribute('ploegplan.tenant', request.tenant.name);
      if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    });
  }

  traceQueries(pool: Pool): void {
    pool.on('connect', (client) => traceClient(client, this.#tracer));
  }

  traceJob<T>(queue: string, work: () => Promise<T>): Promise<T> {
    const attributes = {
      'messaging.system': 'pg-boss',
      'messaging.operation.type': 'process',
      'messaging.destination.name': queue,
    };
    const options = { kind: SpanKind.CONSUMER, attributes, root: true };
    return this.#tracer.startActiveSpan(`process ${queue}`, options, async (span) => {
      try {
        return await work();
      } catch (error) {
        span.recordException(error instanceof Error ? error : String(error));
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
  }

  async close(): Promise<void> {
    await this.#provider.shutdown().catch(() => undefined);
    trace.disable();
    context.disable();
    propagation.disable();
  }
}
