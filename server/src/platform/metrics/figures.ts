import type { Pool } from 'pg';
import { type LastBackups, readLastBackups } from '../backup/runs.ts';
import type { BackupSettings } from '../backup/settings.ts';
import { openGlobalTables } from '../tenants/directory.ts';
import { readUpkeepFigures as readUpkeep, type UpkeepFigures } from '../upkeep/nightly.ts';
import type { Figure, Sample } from './metrics.ts';

export const createPoolFigures = (pool: Pool): Figure[] => [
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

export const createStreamFigures = (
  kinds: Record<string, { readonly openStreams: number }>,
): Figure => ({
  name: 'ploegplan_event_streams',
  help: 'Open event streams of pages of users and of planning links',
  labelNames: ['kind'],
  read: () =>
    Object.entries(kinds).map(([kind, { openStreams }]) => ({
      labels: { kind },
      value: openStreams,
    })),
});

/** Every node gives the same figures, as they are read from the database. */
export function createDatabaseFigures(pool: Pool, backups: BackupSettings | null): Figure[] {
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
      help: 'Bytes of uploaded files by tenant',
      labelNames: ['tenant'],
      read: () => readStorageBytes(pool),
    },
    ...createBackupFigures(pool, backups),
    ...createUpkeepFigures(pool),
  ];
}

const toSeconds = (moment: Date) => moment.getTime() / 1000;

/** The figures of the nightly backups of each place. An unknown one, as without a first backup, has no series. */
function createBackupFigures(pool: Pool, settings: BackupSettings | null): Figure[] {
  const read = shareReading(() =>
    Promise.all(
      (settings?.places ?? []).map(async ({ kind }) => ({
        labels: { place: kind },
        last: await readLastBackups(pool, kind),
      })),
    ),
  );
  const figure = (
    name: string,
    help: string,
    pick: (backups: LastBackups) => number | null,
  ): Figure => ({
    name: `ploegplan_backup_${name}`,
    help,
    labelNames: ['place'],
    read: async () =>
      (await read()).flatMap(({ labels, last }) =>
        toSamples(pick(last)).map((sample) => ({ ...sample, labels })),
      ),
  });
  return [
    figure(
      'last_success_timestamp_seconds',
      'When the last complete nightly backup was made',
      ({ complete }) => complete && toSeconds(complete.finishedAt),
    ),
    figure(
      'last_success_bytes',
      'Size of the last complete nightly backup',
      ({ complete }) => complete?.bytes ?? null,
    ),
    figure(
      'last_success_duration_seconds',
      'How long the last complete nightly backup took',
      ({ complete }) => complete && toSeconds(complete.finishedAt) - toSeconds(complete.startedAt),
    ),
    figure(
      'last_failure_timestamp_seconds',
      'When the last nightly backup that failed was begun',
      ({ failed }) => failed && toSeconds(failed.startedAt),
    ),
    figure(
      'failures',
      'Nightly backups that failed since the last complete one',
      ({ failures }) => failures,
    ),
  ];
}

/** The figures of one answer are read at the same time, and so by one reading. */
function shareReading<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

const toSamples = (value: number | null): Sample[] => (value === null ? [] : [{ value }]);

function createUpkeepFigures(pool: Pool): Figure[] {
  const read = shareReading(() => readUpkeep(pool));
  const figure = (
    name: string,
    help: string,
    pick: (upkeep: UpkeepFigures) => number | null,
  ): Figure => ({
    name: `ploegplan_upkeep_${name}`,
    help,
    read: async () => toSamples(pick(await read())),
  });
  return [
    figure(
      'last_run_timestamp_seconds',
      'When the last nightly removal ended',
      ({ finishedAt }) => finishedAt && toSeconds(finishedAt),
    ),
    figure('failed', '1 when a part of the last nightly removal failed', ({ error }) =>
      error === null ? 0 : 1,
    ),
    {
      name: 'ploegplan_upkeep_removed',
      help: 'What was removed by kind, in the nights that are kept',
      labelNames: ['kind'],
      read: async () =>
        Object.entries((await read()).total).map(([kind, value]) => ({
          labels: { kind },
          value,
        })),
    },
  ];
}

async function readStorageBytes(pool: Pool): Promise<Sample[]> {
  const rows = await openGlobalTables(pool)
    .selectFrom('stored_bytes')
    .innerJoin('tenants', 'tenants.id', 'tenant_id')
    .select(['name', 'bytes'])
    .orderBy('name')
    .execute();
  return rows.map(({ name, bytes }) => ({ labels: { tenant: name }, value: bytes }));
}
