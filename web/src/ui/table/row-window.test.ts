import { describe, expect, it } from 'vitest';
import { computeRowTops, findVisibleRows, revealRow } from './row-window.ts';

const heights = [50, 100, 50, 50, 150, 50];
const tops = computeRowTops(heights);

describe('the window of rows', () => {
  it('stacks rows by their heights', () => {
    expect([...tops]).toEqual([0, 50, 150, 200, 250, 400, 450]);
  });

  it('contains the rows that the viewport touches', () => {
    expect(findVisibleRows(tops, { top: 60, height: 100 }, 0)).toEqual({ first: 1, end: 3 });
  });

  it('adds rows around it within bounds', () => {
    expect(findVisibleRows(tops, { top: 60, height: 100 }, 1)).toEqual({ first: 0, end: 4 });
    expect(findVisibleRows(tops, { top: 0, height: 1_000 }, 3)).toEqual({ first: 0, end: 6 });
  });

  it.each([
    ['above', 200, 1, false, 50],
    ['in view', 40, 1, false, 40],
    ['behind the foot', 0, 4, false, 270],
    ['at the top when it is to be the first', 0, 1, true, 50],
  ])('scrolls as far as a row needs: %s', (_, scrollTop, row, isFirst, expected) => {
    const scroller = { scrollTop, clientHeight: 200 } as HTMLElement;
    revealRow(scroller, tops, row, { head: 40, foot: 30, isFirst });
    expect(scroller.scrollTop).toBe(expected);
  });

  it('is empty without rows', () => {
    expect(findVisibleRows(computeRowTops([]), { top: 0, height: 500 }, 2)).toEqual({
      first: 0,
      end: 0,
    });
  });

  it('equals a linear search at every height', () => {
    for (let top = 0; top < 450; top += 7) {
      const { first } = findVisibleRows(tops, { top, height: 1 }, 0);
      expect(first).toBe(heights.findIndex((_, row) => (tops[row + 1] ?? 0) > top));
    }
  });
});
