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

/** Puts spans that overlap below each other: each in the first lane that is free, in the order given. */
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
