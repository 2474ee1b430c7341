import { computeHueDistance, hueChoices } from '@ploegplan/contract/values/hues';

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
export function findHueName(hue: number): string {
  const nearest = hueChoices.reduce((best, choice) =>
    computeHueDistance(choice, hue) < computeHueDistance(best, hue) ? choice : best,
  );
  return names[hueChoices.indexOf(nearest)] ?? '';
}
