import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import classes from './days.module.css';
import { createColumnStyle, type HeadPart } from './heads.ts';

/** Pixels that a label keeps free from either side of what is in view. */
const ROOM = 6;

interface Measured {
  label: HTMLElement;
  left: number;
  right: number;
  needed: number;
}

const measure = (row: HTMLElement): Measured[] =>
  [...row.children].flatMap((cell) => {
    const label = cell.firstElementChild;
    if (!(cell instanceof HTMLElement && label instanceof HTMLElement)) return [];
    const { offsetLeft: left, offsetWidth: width } = cell;
    // A label that has no room in its own cell is not made worse by the side.
    const needed = Math.min(label.offsetWidth + 2 * ROOM, width);
    return [{ label, left, right: left + width, needed }];
  });

/**
 * Hides the label of a head of which too little is in view: 'week 46' that is cut to '6' would be taken for another week. Labels are
 * measured when they or the width of the days change, and not while the board scrolls.
 */
function useWholeLabels(row: RefObject<HTMLElement | null>) {
  // The effect runs after each drawing, since that may be of other heads.
  useLayoutEffect(() => {
    const heads = row.current;
    const board = heads?.closest('[role=grid]');
    if (!heads || !board) return;
    let measured: Measured[] = [];
    const update = () => {
      const from = board.scrollLeft;
      const to = from + board.clientWidth - (heads.parentElement?.offsetLeft ?? 0);
      for (const { label, left, right, needed } of measured) {
        const isCut = left < from || right > to;
        const isHidden = isCut && Math.min(right, to) - Math.max(left, from) < needed;
        label.toggleAttribute('data-hidden', isHidden);
      }
    };
    const remeasure = () => {
      measured = measure(heads);
      update();
    };
    const watch = new ResizeObserver(remeasure);
    watch.observe(heads);
    watch.observe(board);
    remeasure();
    board.addEventListener('scroll', update, { passive: true });
    return () => {
      watch.disconnect();
      board.removeEventListener('scroll', update);
    };
  });
}

interface HeadsProps {
  parts: readonly HeadPart[];
  findHint?: (part: HeadPart) => string | undefined;
}

/** Shows one line of heads above columns of days. */
export const Heads = memo(({ parts, findHint }: HeadsProps) => {
  const row = useRef<HTMLDivElement>(null);
  useWholeLabels(row);
  return (
    <div ref={row} className={classes.headRow} role="presentation">
      {parts.map((part) => (
        <span
          key={part.key}
          style={createColumnStyle(part.from, part.count)}
          title={findHint?.(part)}
        >
          <span>{part.label}</span>
        </span>
      ))}
    </div>
  );
});
