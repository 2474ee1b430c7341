import { splitWords, toPlain } from '../../../lib/values/matching.ts';
import { type Column, formatCell } from '../columns.ts';

/** Gives the search text of a row: what it shows, normalised. Made once for each row, until the row or a column changes. */
export function createSearchTexts<Row extends object>(columns: readonly Column<Row>[]) {
  const texts = new WeakMap<Row, string>();
  return (row: Row): string => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const words = columns.map((column) =>
      [formatCell(column, row), column.alsoFoundBy?.(row) ?? ''].join('\n'),
    );
    const text = toPlain(words.join('\n'));
    texts.set(row, text);
    return text;
  };
}

/** Makes the texts while the browser is idle, so that the first key does not wait for them. Returns how to stop. */
export function prepareWhenIdle<Row>(rows: readonly Row[], getSearchText: (row: Row) => string) {
  // Safari has no idle callbacks: there the first key makes them.
  if (!('requestIdleCallback' in window)) return;
  let next = 0;
  const work = (idle: IdleDeadline) => {
    for (let row = rows[next]; row && idle.timeRemaining() > 0; row = rows[next]) {
      getSearchText(row);
      next += 1;
    }
    if (next < rows.length) handle = requestIdleCallback(work);
  };
  let handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}

/** The rows in which each of the words occurs. */
export function searchRows<Row>(
  rows: readonly Row[],
  getSearchText: (row: Row) => string,
  search: string,
): readonly Row[] {
  const words = splitWords(search);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = getSearchText(row);
    return words.every((word) => text.includes(word));
  });
}
