import type { CSSProperties } from 'react';

/** Where columns lie, in the width that a day has. */
export const createColumnStyle = (from: number, count = 1): CSSProperties => ({
  left: `calc(var(--day) * ${from})`,
  width: `calc(var(--day) * ${count})`,
});
