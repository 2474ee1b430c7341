import type { DocumentKind } from '@ploegplan/contract/documents.schemas';

export const documentKindTexts: Record<DocumentKind, string> = {
  contract: 'Contract',
  drawing: 'Tekening',
  safety: 'Veiligheid (VGM)',
  certificate: 'Certificaat',
  inspection: 'Keuring',
  other: 'Overig',
};
