/** What a list needs of the queries that it is made from. */
interface Query {
  error: Error | null;
  refetch: () => Promise<unknown>;
}

export const combineQueries = (...queries: readonly Query[]) => ({
  error: queries.find(({ error }) => error)?.error ?? null,
  refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
});
