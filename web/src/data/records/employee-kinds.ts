import type { Certificate, Employee } from '@ploegplan/contract/employees/schemas';
import { certificateKindTexts } from '@ploegplan/contract/texts/kinds';

export const formatCertificate = ({ kind, name }: Pick<Certificate, 'kind' | 'name'>): string =>
  kind === 'other' && name !== '' ? name : certificateKindTexts[kind];

/** What the certificates of an employee are called that are valid on a day. */
export const listValidCertificates = (
  { certificates }: Pick<Employee, 'certificates'>,
  day: string,
): string[] =>
  certificates
    .filter(({ validUntil }) => validUntil === null || validUntil >= day)
    .map(formatCertificate);
