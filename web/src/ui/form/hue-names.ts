import { hueChoices } from '@ploegplan/contract/rules/hues';

/** The names of the hues to choose from, in their order. */
const names = [
  'Oranje',
  'Amber',
  'Oker',
  'Geel',
  'Olijf',
  'Limoen',
  'Grasgroen',
  'Groen',
  'Smaragd',
  'Zeegroen',
  'Turquoise',
  'Petrol',
  'Lichtblauw',
  'Hemelsblauw',
  'Blauw',
  'Korenblauw',
  'Violet',
  'Paars',
  'Magenta',
  'Roze',
];

const distance = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));

/** The name of the choice that is nearest to a hue. */
export function hueName(hue: number): string {
  const nearest = hueChoices.reduce((best, one) =>
    distance(one, hue) < distance(best, hue) ? one : best,
  );
  return names[hueChoices.indexOf(nearest)] ?? '';
}
