import type { Certificate } from '@ploegplan/contract/employees/schemas';
import { formatCertificate } from '../../../data/records/employee-kinds.ts';
import { formatNumericDay } from '../../../lib/dates/dates.ts';
import { useValidity } from '../../../lib/session/useValidity.ts';
import { StateMark } from '../../../ui/facts/ValidUntil.tsx';
import { sortByUrgency } from './certificates.ts';

/** Shows the certificates of a list row: those that have expired or will soon, else all. */
export function CertificatesCell({ certificates }: { certificates: readonly Certificate[] }) {
  const [first, ...others] = sortByUrgency(certificates, useValidity());
  if (!first) return null;
  const { state, certificate } = first;
  if (state === 'valid') return certificates.map(formatCertificate).join(', ');
  const more = others.filter((other) => other.state !== 'valid').length;
  const day = formatNumericDay(certificate.validUntil ?? '');
  return (
    <StateMark state={state}>
      {formatCertificate(certificate)} {state === 'expired' ? 'verlopen' : `t/m ${day}`}
      {more > 0 && ` +${more}`}
    </StateMark>
  );
}
