import pg from 'pg';

/** Runs work on a connection of the owner of the tables. */
export async function asOwner<T>(
  ownerUrl: string,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const owner = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  // The query that runs meanwhile fails too, and tells it.
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}
