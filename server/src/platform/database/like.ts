/** A LIKE pattern for text that contains the search term literally. */
export const createContainsPattern = (search: string) =>
  `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
