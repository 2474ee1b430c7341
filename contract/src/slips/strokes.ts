import type { SlipStrokes } from './signing.schemas.ts';

/** The path of strokes, as SVG and PDF have it: straight through the points that were drawn. A dot is a line of no length. */
export const toPath = (strokes: SlipStrokes): string =>
  strokes
    .map((points) => {
      const [first] = points;
      return [
        `M${first?.x} ${first?.y}`,
        ...(points.length === 1 ? points : points.slice(1)).map(({ x, y }) => `L${x} ${y}`),
      ].join(' ');
    })
    .join(' ');
