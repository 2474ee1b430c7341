import type { ManagedTenant } from '@ploegplan/contract/admin/schemas';

export const formatStatus = ({
  blocked,
  deletesAt,
}: Pick<ManagedTenant, 'blocked' | 'deletesAt'>): string => {
  if (deletesAt !== null) return 'Wordt gewist';
  return blocked ? 'Gesloten' : 'Open';
};

/** 'demo.ploegplan.nl': the host without scheme and default port. */
export const formatHost = ({ address }: Pick<ManagedTenant, 'address'>): string =>
  new URL(address).host;
