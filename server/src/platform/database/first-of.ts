/**
 * SQL of the first of some columns that is not null. With `coalesce`, which PostgreSQL does not know to be leakproof, row-level security
 * keeps a comparison from using an index: each row then reads a whole table.
 */
export const writeFirstOf = (...columns: string[]): string =>
  `case ${columns.map((column) => `when ${column} is not null then ${column}`).join(' ')} end`;
