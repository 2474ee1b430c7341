import pg from 'pg';

/** Runs work on a connection of the owner of the tables. When it fails, its transaction is rolled back. */
export async function asOwner<T>(
  ownerUrl: string,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const owner = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
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
