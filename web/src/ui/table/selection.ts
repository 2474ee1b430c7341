/** Which rows are ticked, by id. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Where a range begins: the row that was ticked last. */
  anchor: string | null;
  /** What was ticked before the range. */
  before: ReadonlySet<string>;
}

export const emptySelection: Selection = { ids: new Set(), anchor: null, before: new Set() };

/** Ticks a row, or no longer. */
export function toggle({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id, before: next };
}

/** Ticks everything from where the range begins up to a row, and nothing that an earlier end of it took along. */
export function extendRange(
  { anchor, before }: Selection,
  order: readonly string[],
  from: string,
  to: string,
): Selection {
  const start = anchor !== null && order.includes(anchor) ? anchor : from;
  const [first = 0, last = 0] = [order.indexOf(start), order.indexOf(to)].sort((a, b) => a - b);
  const range = order.slice(Math.max(first, 0), last + 1);
  return { ids: new Set([...before, ...range]), anchor: start, before };
}

/** Ticks all that is shown; when all of it was, none of it. */
export function toggleAll({ ids }: Selection, shown: readonly string[]): Selection {
  const next = new Set(ids);
  const isAll = shown.every((id) => ids.has(id));
  for (const id of shown) {
    if (isAll) next.delete(id);
    else next.add(id);
  }
  return { ids: next, anchor: null, before: next };
}

/** Of what is ticked, these alone stay so. */
export function restrictTo({ ids }: Selection, rows: readonly { id: string }[]): Selection {
  const left = new Set(rows.map(({ id }) => id).filter((id) => ids.has(id)));
  return { ids: left, anchor: null, before: left };
}
