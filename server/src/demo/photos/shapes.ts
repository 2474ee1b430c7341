/** Size of an SVG drawing, in its own units. */
export const WIDTH = 1280;
export const HEIGHT = 960;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const drawRect = ({ x, y, width, height }: Box, fill: string, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" opacity="${opacity}"/>`;

export const drawPath = (d: string, attributes: string) => `<path d="${d}" ${attributes}/>`;

export const drawLines = (d: string, stroke: string, width: number) =>
  drawPath(d, `stroke="${stroke}" stroke-width="${width}" fill="none" stroke-linecap="round"`);

export const drawEllipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  opacity = 1,
) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${opacity}"/>`;

/** A vertical gradient, from the first colour at the top to the last at the bottom. */
export function drawGradient(id: string, colors: readonly string[]): string {
  const stops = colors.map(
    (color, index) => `<stop offset="${index / (colors.length - 1)}" stop-color="${color}"/>`,
  );
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

/** `count` numbers from `from`, `step` apart. */
export const createSeries = (count: number, from: number, step: number) =>
  Array.from({ length: count }, (_, index) => from + index * step);
