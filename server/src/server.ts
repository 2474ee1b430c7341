import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import type { Database } from './platform/database/pool.ts';
import { answerCompiler } from './platform/http/answers/answers.ts';
import { limitBodyTime, limitHeaderTime } from './platform/http/arrival-time.ts';
import { Draining } from './platform/http/draining.ts';
import { answerError } from './platform/http/errors.ts';
import { registerHealthProbes } from './platform/http/health.ts';
import { decoratePublicHttps } from './platform/http/https.ts';
import { secureHeaders } from './platform/http/security.ts';
import { measureRequests } from './platform/metrics/measure-requests.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import type { OpenStorage } from './platform/storage/open.ts';
import type { Tracing } from './platform/tracing/tracing.ts';

export interface ServerOptions {
  config: Pick<Config, 'trustProxy' | 'publicUrl' | 'tilesUrl'>;
  database: Pick<Database, 'pool'>;
  storage: OpenStorage;
  draining?: Draining;
  metrics?: Metrics;
  tracing?: Tracing | null;
  logger?: FastifyBaseLogger | false;
}

/** The time is enough for twenty photos over a bad connection; stalled uploads are ended. */
const REQUEST_TIMEOUT_MS = 30 * 60 * 1000;

/** The logged part of a request; never the query, headers, cookies or body, which may contain secrets. */
const serializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    path: request.url.split('?', 1)[0],
    host: request.host,
  }),
};

/** Creates the server with its protections, error answers and health check, without the routes of the application. */
export async function createServer({
  config,
  logger = false,
  draining = new Draining(),
  metrics = new Metrics(),
  tracing,
  database,
  storage,
}: ServerOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    ...(logger === false ? { logger } : { loggerInstance: logger.child({}, { serializers }) }),
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    frameworkErrors: answerError,
    routerOptions: { maxParamLength: 1_000 },
    forceCloseConnections: 'idle',
    // A request that arrives while the server closes, over an open connection, is answered like any other.
    return503OnClosing: false,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: limitHeaderTime(),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerCompiler);
  app.decorateRequest('tenant', null);
  app.decorateRequest('session', null);
  app.decorateRequest('sessionReadAt', 0);
  app.decorateRequest('isRecorded', false);
  app.setErrorHandler<FastifyError>(answerError);
  limitBodyTime(app);
  decoratePublicHttps(app, config.publicUrl);
  draining.endConnections(app);
  measureRequests(app, metrics);
  tracing?.traceRequests(app);
  await secureHeaders(app, config);
  await app.register(fastifyCookie);
  registerHealthProbes(app, { pool: database.pool, storage, draining });
  return app;
}
