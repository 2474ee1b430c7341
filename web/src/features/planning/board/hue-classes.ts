/** One style sheet for all boards, with a rule for each hue that is in use. */
const sheet = new CSSStyleSheet();
const known = new Set<number>();

const colour = (light: string, dark: string) => `light-dark(oklch(${light}), oklch(${dark}))`;

/** The bar and the tint of an item; grey without a hue. */
function ruleOf(hue: number): string {
  const of = (lightness: number, chroma: number) =>
    `${lightness}% ${hue < 0 ? 0 : chroma} ${Math.max(0, hue)}`;
  const bar = colour(of(64, 0.14), of(72, 0.13));
  const tint = colour(of(96, 0.026), of(30, 0.04));
  return `.hue${hue}{--bar:${bar};--tint:${tint};background-image:linear-gradient(to right,${bar} 3px,${tint} 3px)}`;
}

/**
 * The class that colours an item. The colours are written out per hue, because a browser computes those that are made of
 * custom properties anew for each element: on a month of a large crew most of the time of drawing.
 */
export function hueClass(hue: number | null): string {
  const key = hue === null ? -1 : Math.round(hue);
  if (!known.has(key)) {
    if (known.size === 0) document.adoptedStyleSheets.push(sheet);
    known.add(key);
    sheet.insertRule(ruleOf(key));
  }
  return `hue${key}`;
}
