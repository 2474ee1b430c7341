import type { CertificateState } from '@ploegplan/contract/employees/certificates';
import { IconAlertTriangle, IconCircleX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumericDay } from '../../lib/dates/dates.ts';
import { useValidity } from '../../lib/session/useValidity.ts';

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

const tones = { valid: '', 'ends-soon': 'text-warning', expired: 'text-error' };

interface MarkProps {
  state: CertificateState;
  children: ReactNode;
}

/** Words with the sign of a certificate or document that has expired or will soon. */
export const StateMark = ({ state, children }: MarkProps) => (
  <span className={`inline-flex gap-1 items-center min-w-0 max-w-full ${tones[state]}`}>
    {state === 'expired' && <IconCircleX {...icon} />}
    {state === 'ends-soon' && <IconAlertTriangle {...icon} />}
    <span className="truncate">{children}</span>
  </span>
);

const words = { valid: 't/m', 'ends-soon': 'verloopt', expired: 'verlopen op' };

/** Shows until when a certificate or document is valid, with a sign when that is over or soon. */
export function ValidUntil({ date, today }: { date: string | null; today?: string }) {
  const state = useValidity(today)({ validUntil: date });
  return (
    date && (
      <StateMark state={state}>
        {words[state]} {formatNumericDay(date)}
      </StateMark>
    )
  );
}
