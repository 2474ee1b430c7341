import type { Kysely } from 'kysely';
import type { GlobalTables } from '../tenants/directory.ts';

/** The addresses of those of these points that were asked for, by point; null where there is none. */
export async function readAddresses(
  database: Pick<Kysely<GlobalTables>, 'selectFrom'>,
  points: readonly string[],
): Promise<Map<string, string | null>> {
  if (points.length === 0) return new Map();
  const rows = await database
    .selectFrom('point_addresses')
    .select(['point', 'address'])
    .where('point', 'in', points)
    .execute();
  return new Map(rows.map(({ point, address }) => [point, address]));
}

/** Keeps an answer; another node may have kept one at this moment. */
export const keepAddress = (
  database: Kysely<GlobalTables>,
  point: string,
  address: string | null,
) =>
  database
    .insertInto('point_addresses')
    .values({ point, address })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
