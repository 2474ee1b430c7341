import pg from 'pg';

/**
 * Runs work on a connection of the owner of the tables, without the limits of time that those of the pool have. When it fails, its
 * transaction is rolled back.
 */
export async function runAsOwner<T>(
  ownerUrl: string,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const owner = new pg.Client({
    connectionString: ownerUrl,
    connectionTimeoutMillis: 10_000,
    // Notices a broken network during a statement that is silent for long.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // The query that runs meanwhile fails too, and tells it.
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    const result = await work(owner);
    await owner.end();
    return result;
  } catch (error) {
    // Not by `end`, which reads the rows of a statement that runs to their end first.
    owner.connection.stream.destroy();
    throw error;
  }
}

/** One that fails is rolled back, so that the connection can do the next. */
export async function runInTransaction<T>(owner: pg.Client, work: () => Promise<T>): Promise<T> {
  await owner.query('begin');
  try {
    const result = await work();
    await owner.query('commit');
    return result;
  } catch (error) {
    // Of a lost connection too: the first failure tells why.
    await owner.query('rollback').catch(() => undefined);
    throw error;
  }
}
