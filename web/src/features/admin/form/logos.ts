import type { BuiltInLogo } from '@ploegplan/contract/admin/schemas';

export const logoLabels: Record<BuiltInLogo, string> = {
  ploegplan: 'Ploegplan',
  demo: 'Bouw',
  steigerbouw: 'Steigerbouw',
  gevelwerk: 'Gevelwerk',
};
