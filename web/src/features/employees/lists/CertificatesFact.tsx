import type { Certificate } from '@ploegplan/contract/employees/schemas';
import { formatCertificate } from '../../../data/records/employee-kinds.ts';
import { useValidity } from '../../../lib/session/useValidity.ts';
import { ValidUntil } from '../../../ui/facts/ValidUntil.tsx';
import { sortByUrgency } from './certificates.ts';

/** Each certificate on a line, with a sign at what has expired or will soon, which comes first. */
export const CertificatesFact = ({ certificates }: { certificates: readonly Certificate[] }) =>
  sortByUrgency(certificates, useValidity()).map(({ certificate }) => {
    const text = [formatCertificate(certificate), certificate.number].filter(Boolean).join(' ');
    return (
      <div key={`${text} ${certificate.validUntil}`}>
        {text} <ValidUntil date={certificate.validUntil} />
      </div>
    );
  });
