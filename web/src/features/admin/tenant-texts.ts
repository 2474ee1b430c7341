import type { ManagedTenant } from '@ploegplan/contract/admin.schemas';
import type { hideableParts } from '@ploegplan/contract/tenants.schemas';

export const partLabels: Record<(typeof hideableParts)[number], string> = {
  materials: 'Materieel',
  hours: 'Urenbeheer',
};

export const partsText = ({ hiddenParts }: Pick<ManagedTenant, 'hiddenParts'>): string =>
  hiddenParts.map((part) => partLabels[part]).join(', ');

export const statusText = ({
  blocked,
  deletesAt,
}: Pick<ManagedTenant, 'blocked' | 'deletesAt'>): string => {
  if (deletesAt !== null) return 'Wordt gewist';
  return blocked ? 'Gesloten' : 'Open';
};

/** 'demo.ploegplan.nl': the host without scheme and default port. */
export const hostText = ({ address }: Pick<ManagedTenant, 'address'>): string =>
  new URL(address).host;
