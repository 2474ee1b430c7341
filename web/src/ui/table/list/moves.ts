interface Place {
  /** The row that has the focus. */
  at: number;
  count: number;
  /** The number of rows that fit in the view. */
  page: number;
}

/** The row that a key moves to; undefined for other keys. */
export function findRowAfter(key: string, { at, count, page }: Place): number | undefined {
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to));
}
