import type { Certificate } from '@ploegplan/contract/employees/schemas';
import { formatCertificate } from '../../../data/records/employee-kinds.ts';
import { useValidity } from '../../../lib/session/useValidity.ts';
import { ValidUntil } from '../../../ui/facts/ValidUntil.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import rows from '../../../ui/states/rows.module.css';
import { sortByUrgency } from '../lists/certificates.ts';

/** The certificates of an employee, what has expired or will soon first; nothing when there are none. */
export function CertificatesCard({ certificates }: { certificates: readonly Certificate[] }) {
  const findValidity = useValidity();
  if (certificates.length === 0) return null;
  const all = sortByUrgency(certificates, findValidity);
  return (
    <Card title="Certificaten" isEarly={all.some(({ state }) => state !== 'valid')}>
      <ul>
        {all.map(({ certificate }) => {
          const { kind, number, validUntil } = certificate;
          const text = formatCertificate(certificate);
          return (
            <li key={`${kind} ${text} ${number} ${validUntil}`} className={rows.row}>
              <span className={rows.main}>{text}</span>
              <span className={rows.end}>
                <ValidUntil date={validUntil} />
              </span>
              {number && <span className={rows.quiet}>{number}</span>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
