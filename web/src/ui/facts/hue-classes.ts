import classes from './hue-classes.module.css';

const marker = `.${classes.hues}`;
const has = ({ cssRules }: CSSStyleSheet) =>
  [...cssRules].some((rule) => rule instanceof CSSStyleRule && rule.selectorText === marker);

/**
 * The style sheet for all boards, with a rule for each hue that is in use: that of the file beside this one. While a page has an adopted
 * sheet, Chromium lays out all of its text again whenever a style sheet with layers is loaded, as parts of a page bring one.
 */
function findSheet(): CSSStyleSheet {
  const found = [...document.styleSheets].find(has);
  if (found) return found;
  const adopted = new CSSStyleSheet();
  document.adoptedStyleSheets.push(adopted);
  return adopted;
}

let sheet: CSSStyleSheet | undefined;
const known = new Set<string>();

/** Lightness and chroma of each colour, in the light theme and in the dark one. */
const shades = {
  bar: [64, 0.14, 72, 0.13],
  tint: [96, 0.026, 30, 0.04],
  edge: [64, 0.11, 60, 0.1],
  fill: [91, 0.05, 35, 0.06],
} as const;

/** A shade of a hue; grey of a negative one. */
function formatShade(hue: number, shade: keyof typeof shades): string {
  const [light, lightChroma, dark, darkChroma] = shades[shade];
  const of = (lightness: number, chroma: number) =>
    `oklch(${lightness}% ${hue < 0 ? 0 : chroma} ${Math.max(0, hue)})`;
  return `light-dark(${of(light, lightChroma)}, ${of(dark, darkChroma)})`;
}

/**
 * The class with the colours of a hue, grey without one. They are written out per hue, because a browser computes those that are
 * made of custom properties anew for each element: on a month of a large crew most of the time of drawing.
 */
function getHueClass(name: string, hue: number | null, rule: (hue: number) => string): string {
  const rounded = hue === null ? -1 : Math.round(hue);
  const named = `${name}${rounded}`;
  if (!known.has(named)) {
    sheet ??= findSheet();
    known.add(named);
    // The rule is stronger than a class of an element, which may come later, and weaker than one with a state.
    sheet.insertRule(`html .${named}{${rule(rounded)}}`);
  }
  return named;
}

/** Colours an item: `--bar` at its left side, on a `--tint`. */
export const ensureHueClass = (hue: number | null): string =>
  getHueClass('hue', hue, (rounded) => {
    const bar = formatShade(rounded, 'bar');
    const tint = formatShade(rounded, 'tint');
    return `--bar:${bar};--tint:${tint};background-image:linear-gradient(to right,${bar} 3px,${tint} 3px)`;
  });

/** Colours a stretch of days: an `--edge` around a `--fill`. */
export const stretchClass = (hue: number | null): string =>
  getHueClass('stretch', hue, (rounded) => {
    const edge = formatShade(rounded, 'edge');
    const fill = formatShade(rounded, 'fill');
    return `--edge:${edge};--fill:${fill};border-color:${edge};background-color:${fill}`;
  });
