import { describe, expect, it } from 'vitest';
import { packLanes } from './lanes.ts';

const day = (column: number) => ({ from: column, to: column });

describe('packing a row into lanes', () => {
  it('needs no lane without items', () => {
    expect(packLanes([])).toEqual({ lanes: [], count: 0 });
  });

  it('keeps items on different days in one lane', () => {
    expect(packLanes([day(0), day(1), day(6)])).toEqual({ lanes: [0, 0, 0], count: 1 });
  });

  it('puts items on the same day into separate lanes, in order', () => {
    expect(packLanes([day(2), day(2), day(2)])).toEqual({ lanes: [0, 1, 2], count: 3 });
  });

  it('reuses the first free lane', () => {
    expect(packLanes([{ from: 0, to: 3 }, day(1), day(2), day(4)])).toEqual({
      lanes: [0, 1, 1, 0],
      count: 2,
    });
  });

  it('never lets two spans of a lane overlap', () => {
    const spans = Array.from({ length: 200 }, (_, index) => {
      const from = (index * 7) % 31;
      return { from, to: Math.min(30, from + ((index * 3) % 5)) };
    });
    const { lanes } = packLanes(spans);
    for (const [a, one] of spans.entries()) {
      for (const [b, other] of spans.entries()) {
        if (a < b && lanes[a] === lanes[b])
          expect(one.to < other.from || one.from > other.to).toBe(true);
      }
    }
  });
});
