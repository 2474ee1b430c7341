import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '../tenants/transaction.ts';

/** Which changes an answer has: a snapshot of PostgreSQL, and the database whose transactions it counts. */
export interface ReadAt {
  database: string;
  snapshot: string;
}

/**
 * Names the database of a snapshot. Numbers of transactions are reused when a backup is restored, which always gives the table or
 * the server a new identity.
 */
const database = sql<string>`md5(concat(extract(epoch from pg_postmaster_start_time()), ':', 'changes'::regclass::oid))`;

type Text = RawBuilder<string>;

/** Reads a text, with the snapshot in which the statement saw the database. */
export async function readText(tx: TenantTx, text: Text): Promise<ReadAt & { text: string }> {
  const { rows } = await sql<ReadAt & { text: string }>`
    select ${database} as database, pg_current_snapshot()::text as snapshot, (${text}) as text`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('A statement without conditions gave no row');
  return row;
}

/** Runs work in a transaction of one tenant. */
export type Transact = <T>(work: (tx: TenantTx) => Promise<T>) => Promise<T>;

const keepSnapshot = (tx: TenantTx) =>
  sql`set transaction isolation level repeatable read`.execute(tx);

/**
 * Reads the parts of a text, with the snapshot in which the statements saw the database. With `atOnce` each part has its own
 * connection, so that PostgreSQL writes them on several processors.
 */
export const readTexts = (
  transact: Transact,
  texts: readonly Text[],
  atOnce: boolean,
): Promise<ReadAt & { texts: string[] }> =>
  transact(async (tx) => {
    if (texts.length > 1) await keepSnapshot(tx);
    const parts = atOnce ? await readAtOnce(tx, transact, texts) : await readInTurn(tx, texts);
    const [first] = parts;
    if (!first) throw new Error('A text has one part at least');
    return { ...first, texts: parts.map(({ text }) => text) };
  });

async function readInTurn(tx: TenantTx, texts: readonly Text[]) {
  const parts = [];
  for (const text of texts) parts.push(await readText(tx, text));
  return parts;
}

async function readAtOnce(tx: TenantTx, transact: Transact, [own, ...others]: readonly Text[]) {
  const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(tx);
  const id = rows[0]?.id ?? '';
  const readOther = (text: Text) =>
    transact(async (other) => {
      await keepSnapshot(other);
      await sql`set transaction snapshot ${sql.lit(id)}`.execute(other);
      return readText(other, text);
    });
  return Promise.all([...(own ? [readText(tx, own)] : []), ...others.map(readOther)]);
}

/**
 * Which of the snapshots still have every change of these subjects that is visible now. Exact also while others commit, because
 * no time is compared: a change counts when it is visible now and was not then. Changes of a later transaction than any that
 * is visible come from a restored backup, and were there before.
 */
export async function findCurrent(
  tx: TenantTx,
  subjects: readonly string[],
  snapshots: readonly string[],
): Promise<{ database: string; isCurrent: boolean[] }> {
  const { rows } = await sql<{ database: string; isCurrent: boolean[] }>`
    select ${database} as database, array(
      select not exists (
        select from changes
         where xid >= pg_snapshot_xmin(seen) and xid < pg_snapshot_xmax(pg_current_snapshot())
           and not pg_visible_in_snapshot(xid, seen) and subject = any (${subjects}::text[]))
        from unnest(${snapshots}::text[]::pg_snapshot[]) with ordinality as given (seen, place) order by place
    ) as "isCurrent"`.execute(tx);
  return rows[0] ?? { database: '', isCurrent: [] };
}

const FORMAT = 1;

/** A weak validator, because encodings of the same text differ. */
export function etagOf(key: string, { database: at, snapshot }: ReadAt): string {
  const scope = createHash('sha256')
    .update(`${FORMAT} ${at} ${key} ${snapshot}`)
    .digest('base64url');
  return `W/"${scope}.${snapshot.replaceAll(':', '-').replaceAll(',', '_')}"`;
}

const etag = /^W\/"[\w-]{43}\.(\d{1,18})-(\d{1,18})-((?:\d{1,18}(?:_\d{1,18})*)?)"$/;
const MAX_LENGTH = 4_000;

/** The snapshot in a validator that a browser sent; undefined when it is none that PostgreSQL could have made. */
export function snapshotIn(given: string | undefined): string | undefined {
  const found = given !== undefined && given.length <= MAX_LENGTH ? etag.exec(given) : null;
  if (!found) return undefined;
  const [, first = '', end = '', between = ''] = found;
  const [low, high] = [BigInt(first), BigInt(end)];
  const running = between === '' ? [] : between.split('_').map(BigInt);
  const isOrdered = running.every((xid, index) => xid >= (running[index - 1] ?? low) && xid < high);
  return low > 0n && low <= high && isOrdered ? `${low}:${high}:${running.join(',')}` : undefined;
}
