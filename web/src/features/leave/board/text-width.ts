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
