/** A stretch of columns, both ends included. */
export interface Span {
  from: number;
  to: number;
}

export interface Packing {
  /** The lane of each span, in the order given. */
  lanes: number[];
  count: number;
}

/** Packs overlapping spans into lanes: each into the first free lane, in the given order. */
export function packLanes(spans: readonly Span[]): Packing {
  const taken: Span[][] = [];
  const lanes = spans.map((span) => {
    const free = taken.findIndex((lane) =>
      lane.every(({ from, to }) => span.to < from || span.from > to),
    );
    const lane = free === -1 ? taken.length : free;
    taken[lane] = [...(taken[lane] ?? []), span];
    return lane;
  });
  return { lanes, count: taken.length };
}
