import type { ManagedTenant } from '@ploegplan/contract/admin.schemas';

export const statusText = ({ blocked }: Pick<ManagedTenant, 'blocked'>): string =>
  blocked ? 'Gesloten' : 'Open';

/** 'demo.ploegplan.nl': the host without scheme and default port. */
export const hostText = ({ address }: Pick<ManagedTenant, 'address'>): string =>
  new URL(address).host;
