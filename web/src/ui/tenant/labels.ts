import { translate } from '@ploegplan/contract/languages/translate';
import type { hideableParts } from '@ploegplan/contract/tenants/schemas';

type Part = (typeof hideableParts)[number];

export const partLabels: Record<Part, string> = {
  materials: 'Materieel',
  hours: translate('Urenbeheer'),
  scaffolds: 'Steigerregister',
  weather: 'Onwerkbaar weer',
};

export const formatParts = ({ hiddenParts }: { hiddenParts: readonly Part[] }): string =>
  hiddenParts.map((part) => partLabels[part]).join(', ');
