import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { OpenStorage } from '../storage/open.ts';
import type { Draining } from './draining.ts';

/** A part that does not answer within this time is not ready. */
const ANSWER_MS = 2_000;
/** Anybody may ask, so the parts are not checked each time. */
const FRESH_MS = 500;

interface Parts {
  pool: Pool;
  storage: Pick<OpenStorage, 'check' | 'checkRoom'>;
  draining: Draining;
}

async function isWorking(check: () => Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const limit = setTimeout(() => resolve(false), ANSWER_MS);
  const checked = check().then(
    () => true,
    () => false,
  );
  return Promise.race([checked, promise]).finally(() => clearTimeout(limit));
}

/** /health: this process answers. /ready: it can do its work, so that a proxy may send it requests. Both at any host. */
export function registerHealthProbes(
  app: FastifyInstance,
  { pool, storage, draining }: Parts,
): void {
  let looked = { at: 0, answer: Promise.resolve<string[]>([]) };
  const findFailing = async () => {
    const [database, files, room] = await Promise.all([
      isWorking(() => pool.query('select')),
      isWorking(() => storage.check()),
      isWorking(() => storage.checkRoom()),
    ]);
    return [
      ...(database ? [] : ['database']),
      ...(files ? [] : ['storage']),
      ...(room ? [] : ['disk']),
    ];
  };
  const failing = () => {
    if (Date.now() - looked.at > FRESH_MS) looked = { at: Date.now(), answer: findFailing() };
    return looked.answer;
  };
  const quiet = { logLevel: 'silent' } as const;
  app.get('/health', quiet, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/ready', quiet, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const missing = draining.hasBegun ? ['stopping'] : await failing();
    if (missing.length === 0) return reply.send({ status: 'ready' });
    return reply.code(503).header('retry-after', 2).send({ status: 'not-ready', missing });
  });
}
