import type { ManagedTenant } from '@ploegplan/contract/admin.schemas';

export const logoLabels: Record<ManagedTenant['logo'], string> = {
  ploegplan: 'Ploegplan',
  demo: 'Bouw',
  steigerbouw: 'Steigerbouw',
  gevelwerk: 'Gevelwerk',
};
