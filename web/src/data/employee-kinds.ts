import type { Certificate } from '@ploegplan/contract/employees.schemas';
import { certificateKindTexts } from '@ploegplan/contract/rules/kind-texts';

export const certificateText = ({ kind, name }: Pick<Certificate, 'kind' | 'name'>): string =>
  kind === 'other' && name !== '' ? name : certificateKindTexts[kind];
