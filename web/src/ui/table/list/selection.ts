export interface Selection {
  ids: ReadonlySet<string>;
  /** The anchor of a range: the row selected last. */
  anchor: string | null;
  /** The selection before the range. */
  before: ReadonlySet<string>;
}

export const emptySelection: Selection = { ids: new Set(), anchor: null, before: new Set() };

export function toggle({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id, before: next };
}

/** Selects the range from its anchor to a row, replacing the range of an earlier end. */
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

/** Selects all visible rows; deselects them when all were selected. */
export function toggleAll({ ids }: Selection, shown: readonly string[]): Selection {
  const next = new Set(ids);
  const isAll = shown.every((id) => ids.has(id));
  for (const id of shown) {
    if (isAll) next.delete(id);
    else next.add(id);
  }
  return { ids: next, anchor: null, before: next };
}

export function restrictTo({ ids }: Selection, rows: readonly { id: string }[]): Selection {
  const left = new Set(rows.map(({ id }) => id).filter((id) => ids.has(id)));
  return { ids: left, anchor: null, before: left };
}
