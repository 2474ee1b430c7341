import { findVisibleRows, type RowRange } from './row-window.ts';

const ROWS_AROUND = 2;

/** The visible part of the rows. It is read when that changes, because to read it the browser must lay out what was just drawn. */
export class Viewport {
  private readonly scroller: HTMLElement;
  private top = 0;
  /** The screen's height is used until it is measured, because reading the window's takes a layout too. */
  private height = window.screen.height;
  /** Rows around what is seen. None in the first frame, within which it is measured for the first time. */
  private around = 0;
  private isMeasured = false;

  constructor(scroller: HTMLElement) {
    this.scroller = scroller;
  }

  measure(): void {
    const { scrollTop, clientHeight } = this.scroller;
    this.top = scrollTop;
    this.height = clientHeight || window.screen.height;
    this.around = this.isMeasured ? ROWS_AROUND : 0;
    this.isMeasured = true;
  }

  /** The rows in view, with a few around them. */
  rows(tops: Float64Array): RowRange {
    const { height } = this;
    // Fewer rows than before cannot be scrolled as far.
    const last = Math.max(0, (tops.at(-1) ?? 0) - height);
    return findVisibleRows(tops, { top: Math.min(this.top, last), height }, this.around);
  }
}
