import { plain, wordsOf } from '../../lib/values/matching.ts';
import { type Column, textOf } from './columns.ts';

/** The search text of each row: what it shows, normalised. */
export const searchTexts = <Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): Map<Row, string> =>
  new Map(
    rows.map((row) => {
      const words = columns.map((column) =>
        [textOf(column, row), column.alsoFoundBy?.(row) ?? ''].join('\n'),
      );
      return [row, plain(words.join('\n'))];
    }),
  );

/** The rows in which each of the words occurs. */
export function searchRows<Row>(
  rows: readonly Row[],
  texts: ReadonlyMap<Row, string>,
  search: string,
): readonly Row[] {
  const words = wordsOf(search);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = texts.get(row) ?? '';
    return words.every((word) => text.includes(word));
  });
}
