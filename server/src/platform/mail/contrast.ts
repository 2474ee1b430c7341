const dark = '#1b2126';
const light = '#ffffff';

/** The relative luminance of a colour, from 0 to 1 (WCAG 2). */
function computeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function computeContrast(one: string, other: string): number {
  const [low = 0, high = 0] = [computeLuminance(one), computeLuminance(other)].sort(
    (a, b) => a - b,
  );
  return (high + 0.05) / (low + 0.05);
}

/** The text colour for a background such as `#0f5e6b`: dark or light, whichever has more contrast. */
export const chooseReadableColor = (background: string): string =>
  computeContrast(background, light) >= computeContrast(background, dark) ? light : dark;
