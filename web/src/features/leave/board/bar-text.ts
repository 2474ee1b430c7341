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
