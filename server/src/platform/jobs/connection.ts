import type { Pool } from 'pg';
import type { Db } from 'pg-boss';
import type { Database } from '../database/pool.ts';
import { untilAvailable } from '../database/until-available.ts';

/**
 * pg-boss uses the application's own connections. That a job is done is told until the database has it, since otherwise it would be
 * done again; all its other statements may be repeated too.
 */
export const createConnection = ({ pool, listener }: Pick<Database, 'pool' | 'listener'>): Db => ({
  executeSql: (text, values) => untilAvailable(() => runApart(pool, text, values)),
  listen: (channel, onNotification, onGap) => listener.listen(channel, { onNotification, onGap }),
});

/** Destroys the connection after an error, because a failed script may leave its transaction open. */
async function runApart(
  pool: Pool,
  text: string,
  values?: unknown[],
): ReturnType<Db['executeSql']> {
  const client = await pool.connect();
  try {
    const result = await client.query(text, values);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
