import type { BuiltInLogo } from '@ploegplan/contract/settings.schemas';
import type { hideableParts } from '@ploegplan/contract/tenants.schemas';

export const logoLabels: Record<BuiltInLogo, string> = {
  ploegplan: 'Ploegplan',
  demo: 'Bouw',
  steigerbouw: 'Steigerbouw',
  gevelwerk: 'Gevelwerk',
};

type Part = (typeof hideableParts)[number];

export const partLabels: Record<Part, string> = { materials: 'Materieel', hours: 'Urenbeheer' };

export const partsText = ({ hiddenParts }: { hiddenParts: readonly Part[] }): string =>
  hiddenParts.map((part) => partLabels[part]).join(', ');
