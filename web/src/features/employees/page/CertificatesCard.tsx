import type { Certificate } from '@ploegplan/contract/employees.schemas';
import { certificateText } from '../../../data/employee-kinds.ts';
import { Card } from '../../../ui/Card.tsx';
import rows from '../../../ui/rows.module.css';
import { ValidUntil } from '../../../ui/ValidUntil.tsx';
import { byUrgency } from '../lists/certificates.ts';

/** The certificates of an employee, what has expired or will soon first; nothing when there are none. */
export function CertificatesCard({ certificates }: { certificates: readonly Certificate[] }) {
  if (certificates.length === 0) return null;
  return (
    <Card title="Certificaten">
      <ul>
        {byUrgency(certificates).map(({ certificate, state }) => {
          const { kind, number, validUntil } = certificate;
          const text = certificateText(certificate);
          return (
            <li key={`${kind} ${text} ${number} ${validUntil}`} className={rows.row}>
              <span className={rows.main}>{text}</span>
              <span className={rows.end}>
                <ValidUntil date={validUntil} state={state} />
              </span>
              {number && <span className={rows.quiet}>{number}</span>}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
