import type { ChangesPage, ChangesQuery } from '@ploegplan/contract/changes/endpoints';
import { isDate } from '@ploegplan/contract/dates/dates';
import { type RawBuilder, sql } from 'kysely';
import type { DB } from './database/types.ts';
import { HttpProblem } from './http/problem.ts';
import type { TenantTx } from './tenants/transaction.ts';

/** What is read in pages. A key is the id of a row, or `id:date`, so that keys sort as their text. */
export interface ChangedRows<Row> {
  /** The subjects of the change log that tell of a change. */
  subjects: readonly string[];
  /** SQL of the keys that an entry of the change log concerns, as an array of texts. */
  changedKeys?: RawBuilder<string[]>;
  /** The keys that follow on one, in order; an id of zeros is before all. */
  listKeys(tx: TenantTx, after: string, count: number): Promise<string[]>;
  /** The rows with these keys, at least one; those that exist. */
  read(tx: TenantTx, keys: readonly string[]): Promise<Map<string, Row>>;
}

/** The id before all others. */
const nil = '00000000-0000-0000-0000-000000000000';

/** A change may commit this long after its moment in the log; no transaction takes as long. */
const LATEST_COMMIT = '5 minutes';

/** A place in the rows (`l`), with the transaction from which on changes follow, or in the changes (`c`). */
interface Place {
  phase: 'l' | 'c';
  xid: string;
  key: string;
}

/** The ids of a table that follow on one. */
export async function listIds(
  tx: TenantTx,
  table: keyof DB,
  after: string,
  count: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id > ${after}::uuid order by id limit ${count}`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

const cursorForm =
  /^([\da-f]{12})\.([lc])\.(\d{1,18})\.((?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?::([\d-]{10}))?)?)$/;

const createUnknownCursor = () =>
  new HttpProblem('validation', { fields: [{ field: 'cursor', code: 'unknown-cursor' }] });

/** Throws for a cursor of another list, of another company, or of before a backup was restored. */
function parseCursor(cursor: string, scope: string, newest: string): Place {
  const [, itsScope, phase, xid = '', key = '', date] = cursorForm.exec(cursor) ?? [];
  const fits = itsScope === scope && BigInt(xid) <= BigInt(newest);
  if (!fits || (date !== undefined && !isDate(date))) throw createUnknownCursor();
  return { phase: phase as Place['phase'], xid, key };
}

/** Where the changes since a moment begin; undefined when a backup was restored since, so that all must be read. */
async function findBeginning(
  tx: TenantTx,
  subjects: readonly string[],
  since: string,
  settled: string,
) {
  const { rows } = await sql<{ first: string; isRestored: boolean | null }>`
    select least(min(xid), ${settled}::xid8)::text as first,
           bool_or(xid >= pg_snapshot_xmax(pg_current_snapshot())) as "isRestored"
      from changes
     where at >= ${since}::timestamptz - ${LATEST_COMMIT}::interval and subject = any (${subjects}::text[])`.execute(
    tx,
  );
  const [found] = rows;
  return found && !found.isRestored ? found.first : undefined;
}

const ownKeys = sql<string[]>`array[subject_id::text]`;

/** The keys of changes from a place on, of transactions before `settled`, the earliest first. */
async function listChangedKeys<Row>(
  tx: TenantTx,
  { subjects, changedKeys = ownKeys }: ChangedRows<Row>,
  { xid, key }: Place,
  settled: string,
  count: number,
) {
  const { rows } = await sql<{ xid: string; key: string }>`
    select changes.xid::text as xid, concerned.key
      from changes, unnest(${changedKeys}) concerned (key)
     where subject = any (${subjects}::text[]) and concerned.key is not null
       and changes.xid >= ${xid}::xid8 and changes.xid < ${settled}::xid8
       and (changes.xid, concerned.key collate "C") > (${xid}::xid8, ${key})
     group by changes.xid, concerned.key
     order by changes.xid, concerned.key collate "C" limit ${count}`.execute(tx);
  return rows;
}

/**
 * Gives a page of all rows, or of those that changed. Changes are followed by the numbers of their transactions, and only as far as no
 * transaction with a lower one is still open: what commits late has a place that no cursor has passed.
 */
export async function listChanges<Row>(
  tx: TenantTx,
  source: ChangedRows<Row>,
  { cursor, changedSince, limit }: ChangesQuery,
): Promise<ChangesPage<Row>> {
  const { rows } = await sql<{ scope: string; settled: string; newest: string }>`
    select left(md5(concat_ws(' ', current_tenant(), ${source.subjects.join(' ')}::text,
             (select system_identifier from pg_control_system()), 'changes'::regclass::oid)), 12) as scope,
           pg_snapshot_xmin(pg_current_snapshot())::text as settled,
           pg_snapshot_xmax(pg_current_snapshot())::text as newest`.execute(tx);
  const [now] = rows;
  if (!now) throw new Error('A statement without conditions gave no row');
  const { scope, settled, newest } = now;
  const findPlace = async (): Promise<Place> => {
    if (cursor) return parseCursor(cursor, scope, newest);
    const first = changedSince && (await findBeginning(tx, source.subjects, changedSince, settled));
    return first ? { phase: 'c', xid: first, key: '' } : { phase: 'l', xid: settled, key: '' };
  };
  const place = await findPlace();
  const found =
    place.phase === 'l'
      ? (await source.listKeys(tx, place.key || nil, limit + 1)).map((key) => ({ ...place, key }))
      : (await listChangedKeys(tx, source, place, settled, limit + 1)).map((it) => ({
          ...place,
          ...it,
        }));
  const page = found.slice(0, limit);
  const more = found.length > limit;
  const keys = [...new Set(page.map(({ key }) => key))];
  const known = keys.length > 0 ? await source.read(tx, keys) : new Map<string, Row>();
  // After all rows come the changes since the first page; after all changes those of transactions to come.
  const end: Place = { phase: 'c', xid: place.phase === 'l' ? place.xid : settled, key: '' };
  const next = (more && page.at(-1)) || end;
  return {
    items: keys.flatMap((key) => known.get(key) ?? []),
    deleted: keys.filter((key) => !known.has(key)),
    cursor: [scope, next.phase, next.xid, next.key].join('.'),
    more,
  };
}
