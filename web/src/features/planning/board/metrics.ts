/** Sizes in pixels that row heights are computed from; the styles use the same numbers. */
export interface Metrics {
  lane: number;
  gap: number;
  pad: number;
}

/** Dense for the mouse, roomy for the thumb. */
export const officeMetrics: Metrics = { lane: 40, gap: 3, pad: 4 };
export const phoneMetrics: Metrics = { lane: 52, gap: 6, pad: 6 };

/** The top of a lane within its row. */
export const laneTop = ({ lane, gap, pad }: Metrics, index: number): number =>
  pad + index * (lane + gap);

/** The height of a row with this many lanes, its border included. */
export const rowHeight = (metrics: Metrics, laneCount: number): number =>
  laneTop(metrics, laneCount) - metrics.gap + metrics.pad + 1;
