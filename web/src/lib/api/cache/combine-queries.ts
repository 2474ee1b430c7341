/** The parts of a query that a list needs. */
interface Query {
  error: Error | null;
  refetch: () => Promise<unknown>;
}

export const combineQueries = (...queries: readonly Query[]) => ({
  error: queries.find(({ error }) => error)?.error ?? null,
  refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
});
