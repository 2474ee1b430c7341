/** Computes the relative luminance (WCAG 2.2): 0 for black to 1 for white. */
function computeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of white text on a colour #rrggbb, from 1 to 21. */
export const computeContrastWithWhite = (color: string): number =>
  1.05 / (computeLuminance(color) + 0.05);

/** WCAG 2.2 AA for text of normal size. */
const enough = 4.5;

/** The hint for a button colour with white text; undefined while it is not a colour. */
export function formatContrastHint(color: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return 'Een kleur zoals #0f5e6b';
  return computeContrastWithWhite(color) >= enough
    ? 'Witte tekst is hier goed op te lezen.'
    : 'Te licht voor witte tekst. Knoppen krijgen een donkerder tint.';
}
