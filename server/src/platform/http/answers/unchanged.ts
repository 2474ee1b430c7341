import { createHash } from 'node:crypto';
import type { Access, Endpoint, QueryOf } from '@ploegplan/contract/endpoint';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { TenantTx } from '../../tenants/transaction.ts';
import { createRoute, type Route } from '../route.ts';

const validator = /^W\/"([\da-f]{32})-([\d:,]+)"$/;

interface Validity {
  /** Names the answer, its form and the database, whose numbers of transactions begin anew when a backup is restored. */
  scope: string;
  /** Which transactions an answer has that is read after this. */
  snapshot: string;
  isUnchanged: boolean;
}

/**
 * Whether every change of these subjects that is visible now was visible in the snapshot `held`. No clock is compared, so it is exact
 * while others commit. A change of a transaction that is yet to come is from a restored backup, and was there before.
 */
async function readValidity(
  tx: TenantTx,
  name: string,
  subjects: readonly string[],
  held: string,
): Promise<Validity> {
  const { rows } = await sql<Validity>`
    select md5(concat_ws(' ', ${name}::text, extract(epoch from pg_postmaster_start_time()), 'changes'::regclass::oid)) as scope,
           pg_current_snapshot()::text as snapshot,
           seen is not null and not exists (
             select from changes
              where xid >= pg_snapshot_xmin(seen) and xid < pg_snapshot_xmax(pg_current_snapshot())
                and not pg_visible_in_snapshot(xid, seen) and subject = any (${subjects}::text[])) as "isUnchanged"
      from (select (select ${held}::text where pg_input_is_valid(${held}, 'pg_snapshot'))::pg_snapshot as seen) held`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('A statement without conditions gave no row');
  return row;
}

/**
 * A route with a long answer, which PostgreSQL writes as JSON text: nothing parses or validates it. A browser that has it is told so
 * until the change log has a change of one of these subjects, which together are all that the answer is made of.
 */
export function changeLogRoute<E extends Endpoint>(
  endpoint: E,
  options: { access: Access & E['access'] },
  subjects: readonly string[],
  read: (tx: TenantTx, query: QueryOf<E>) => Promise<string>,
): Route {
  // An answer of another form, from before an upgrade, is another answer.
  const form = JSON.stringify(endpoint.response && z.toJSONSchema(endpoint.response));
  const version = createHash('sha256').update(form).digest('base64url');
  return createRoute<Endpoint>(endpoint, options, async (call) => {
    const { tenant, transact, request, reply } = call;
    const held = request.headers['if-none-match'] ?? '';
    const [, heldScope, heldSnapshot = ''] = validator.exec(held) ?? [];
    const name = `${tenant.id} ${request.url} ${version}`;
    const { etag, text } = await transact(async (tx) => {
      const { scope, snapshot, isUnchanged } = await readValidity(tx, name, subjects, heldSnapshot);
      if (isUnchanged && heldScope === scope) return { etag: held, text: null };
      // Weak, because encodings of the same text differ.
      return { etag: `W/"${scope}-${snapshot}"`, text: await read(tx, call.query as QueryOf<E>) };
    });
    // Kept by browsers, which ask at each use, because access may have ended.
    reply.header('etag', etag).header('cache-control', 'private, no-cache');
    if (text === null) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
