import type { Certificate, Employee } from '@ploegplan/contract/employees/schemas';
import { certificateKindTexts } from '@ploegplan/contract/texts/kinds';

export const formatCertificate = ({ kind, name }: Pick<Certificate, 'kind' | 'name'>): string =>
  kind === 'other' && name !== '' ? name : certificateKindTexts[kind];

/** Lists the names of an employee's certificates that are valid on a day. */
export const listValidCertificates = (
  { certificates }: Pick<Employee, 'certificates'>,
  day: string,
): string[] =>
  certificates
    .filter(({ validUntil }) => validUntil === null || validUntil >= day)
    .map(formatCertificate);
