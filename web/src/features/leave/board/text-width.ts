const canvas = document.createElement('canvas').getContext('2d');
const known = new Map<string, number>();

/** The width of a text in a CSS font, in pixels; measured once. */
export function textWidth(text: string, font: string): number {
  const key = `${font} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (!canvas) return 0;
  canvas.font = font;
  const { width } = canvas.measureText(text);
  known.set(key, width);
  return width;
}
