import type { CSSProperties } from 'react';

/** Positions columns, in the width of a day. */
export const createColumnStyle = (from: number, count = 1): CSSProperties => ({
  left: `calc(var(--day) * ${from})`,
  width: `calc(var(--day) * ${count})`,
});
