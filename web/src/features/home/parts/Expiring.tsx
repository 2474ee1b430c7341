import type { Home, HomeExpiring } from '@ploegplan/contract/home/schemas';
import { Link } from '@tanstack/react-router';
import { formatCertificate } from '../../../data/records/employee-kinds.ts';
import { ValidUntil } from '../../../ui/facts/ValidUntil.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { FirstRows } from '../../../ui/states/FirstRows.tsx';
import classes from '../../../ui/states/rows.module.css';

const FIRST = 5;

/** Documents, and certificates of employees, that lapsed lately or end soon; nothing when there are none. */
export function Expiring({ home: { today, expiring, expiringCount } }: { home: Home }) {
  if (expiring.length === 0) return null;
  return (
    <Card
      title={`Verloopt binnenkort (${expiringCount})`}
      more={<Link to="/documents">Documenten</Link>}
    >
      <div data-stacked>
        <FirstRows items={expiring} first={FIRST}>
          {(one) => (
            <li
              key={`${one.documentId ?? one.employee?.id} ${one.certificate} ${one.title} ${one.validUntil}`}
            >
              <Link {...getLink(one)} className={classes.row}>
                <span className={classes.main}>{formatName(one)}</span>
                <span className={classes.end}>
                  <ValidUntil date={one.validUntil} today={today} />
                </span>
                {one.employee && <span className={classes.quiet}>{one.employee.name}</span>}
              </Link>
            </li>
          )}
        </FirstRows>
      </div>
    </Card>
  );
}

const formatName = ({ title, certificate }: HomeExpiring): string =>
  certificate === null ? title : formatCertificate({ kind: certificate, name: title });

const getLink = ({ documentId, employee }: HomeExpiring) =>
  documentId === null
    ? { to: '/employee-details/$id', params: { id: employee?.id ?? '' } }
    : { to: '/documents', search: { document: documentId } };
