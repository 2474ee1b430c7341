import type { LeaveBar } from './bars.ts';

/** The least room in which the beginning of a label and an ellipsis tell what it is. */
const ELLIPSIS_FROM = 60;
/** Borders, and the space beside a label; as in the styles. */
const AROUND_LABEL = 10;
const AROUND_CODE = 2;

/**
 * Formats the text of a bar: its whole label, or one that leaves room for an ellipsis, else its code, or nothing where that does not fit.
 */
export function formatBarText(
  { label, short }: Pick<LeaveBar, 'label' | 'short'>,
  width: number,
  measure: (text: string, as: 'label' | 'short') => number,
): string {
  if (width >= ELLIPSIS_FROM || measure(label, 'label') + AROUND_LABEL <= width) return label;
  return measure(short, 'short') + AROUND_CODE <= width ? short : '';
}

const canvas = document.createElement('canvas').getContext('2d');
const known = new Map<string, number>();

/** The width of a text in the font of an element, in so many times its size, in pixels; measured once. */
export function measureText(text: string, element: Element | null, scale: number): number {
  if (!canvas || !element) return 0;
  const { fontSize, fontFamily } = getComputedStyle(element);
  const font = `${scale * Number.parseFloat(fontSize)}px ${fontFamily}`;
  const key = `${font} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  canvas.font = font;
  const { width } = canvas.measureText(text);
  known.set(key, width);
  return width;
}
