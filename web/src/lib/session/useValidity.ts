import { getToday } from '@ploegplan/contract/dates/dates';
import {
  type CertificateState,
  getCertificateState,
} from '@ploegplan/contract/employees/certificates';
import { useCallback } from 'react';
import { useTenant } from './tenant.ts';

export type Validity = (ending: { validUntil: string | null }) => CertificateState;

/** The state of certificates and documents on a day, by the notice that the company set. */
export function useValidity(day?: string): Validity {
  const { noticeDays } = useTenant();
  return useCallback(
    (ending) => getCertificateState(ending, { day: day ?? getToday(), noticeDays }),
    [day, noticeDays],
  );
}
