import type { Pool } from 'pg';
import { findStorageUse } from '../storage/room.ts';
import { TenantDirectory } from '../tenants/directory.ts';
import { inTenant } from '../tenants/transaction.ts';
import type { Figure, Sample } from './metrics.ts';

/** Adding up the files of all tenants takes long enough not to be done for every answer. */
const STORAGE_READ_MS = 5 * 60_000;

export const poolFigures = (pool: Pool): Figure[] => [
  {
    name: 'ploegplan_database_connections',
    help: 'Connections to the database by state; limit is how many there may be',
    labelNames: ['state'],
    read: () => [
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'limit' }, value: pool.options.max },
    ],
  },
  {
    name: 'ploegplan_database_waiting',
    help: 'Requests and jobs that wait for a connection to the database',
    read: () => [{ value: pool.waitingCount }],
  },
];

export const streamFigures = (kinds: Record<string, { readonly openStreams: number }>): Figure => ({
  name: 'ploegplan_event_streams',
  help: 'Open event streams of pages of users and of planning links',
  labelNames: ['kind'],
  read: () =>
    Object.entries(kinds).map(([kind, { openStreams }]) => ({
      labels: { kind },
      value: openStreams,
    })),
});

/** The same from every node, as they are read from the database. */
export function databaseFigures(pool: Pool): Figure[] {
  return [
    {
      name: 'ploegplan_jobs',
      help: 'Background jobs by queue and state, of all nodes',
      labelNames: ['queue', 'state'],
      read: async () => {
        const { rows } = await pool.query<{ queue: string; state: string; count: number }>(
          `select name as queue, state::text, count(*)::int from pgboss.job group by name, state`,
        );
        return rows.map(({ queue, state, count }) => ({ labels: { queue, state }, value: count }));
      },
    },
    {
      name: 'ploegplan_storage_bytes',
      help: 'Bytes of uploaded files by tenant, at most five minutes old',
      labelNames: ['tenant'],
      read: atMostEvery(STORAGE_READ_MS, () => storageBytes(pool)),
    },
  ];
}

async function storageBytes(pool: Pool): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const { id, name } of await new TenantDirectory(pool).all()) {
    const scope = { tenantId: id, userId: null };
    const { usedBytes } = await inTenant(pool, scope, (tx) => findStorageUse(tx, id));
    samples.push({ labels: { tenant: name }, value: usedBytes });
  }
  return samples;
}

/** Reads again in the background when the last reading is too old; a first reading that failed is tried again. */
function atMostEvery(milliseconds: number, read: () => Promise<Sample[]>): () => Promise<Sample[]> {
  let last: Promise<Sample[]> | undefined;
  let readAt = 0;
  return async () => {
    if (last && Date.now() - readAt < milliseconds) return last;
    readAt = Date.now();
    const next = read();
    next.then(
      () => {
        last = next;
      },
      () => {
        readAt = 0;
      },
    );
    return last ?? next;
  };
}
