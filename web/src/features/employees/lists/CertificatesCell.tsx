import type { Certificate } from '@ploegplan/contract/employees/schemas';
import { certificateText } from '../../../data/records/employee-kinds.ts';
import { formatNumericDay } from '../../../lib/dates/dates.ts';
import { useValidity } from '../../../lib/session/useValidity.ts';
import { StateMark } from '../../../ui/facts/ValidUntil.tsx';
import { byUrgency } from './certificates.ts';

/** In a list: what has expired or will soon, else what there is. */
export function CertificatesCell({ certificates }: { certificates: readonly Certificate[] }) {
  const [first, ...others] = byUrgency(certificates, useValidity());
  if (!first) return null;
  const { state, certificate } = first;
  if (state === 'valid') return certificates.map(certificateText).join(', ');
  const more = others.filter((one) => one.state !== 'valid').length;
  const day = formatNumericDay(certificate.validUntil ?? '');
  return (
    <StateMark state={state}>
      {certificateText(certificate)} {state === 'expired' ? 'verlopen' : `t/m ${day}`}
      {more > 0 && ` +${more}`}
    </StateMark>
  );
}
