import { hueChoices, hueDistance } from '@ploegplan/contract/values/hues';

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

/** The name of the choice that is nearest to a hue. */
export function hueName(hue: number): string {
  const nearest = hueChoices.reduce((best, one) =>
    hueDistance(one, hue) < hueDistance(best, hue) ? one : best,
  );
  return names[hueChoices.indexOf(nearest)] ?? '';
}
