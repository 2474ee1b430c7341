import { today } from '@ploegplan/contract/dates/dates';
import {
  type CertificateState,
  certificateState,
} from '@ploegplan/contract/employees/certificates';
import { useCallback } from 'react';
import { useTenant } from './tenant.ts';

export type Validity = (ending: { validUntil: string | null }) => CertificateState;

/** The state of certificates and documents on a day, by the notice that the company set. */
export function useValidity(day?: string): Validity {
  const { noticeDays } = useTenant();
  return useCallback(
    (ending) => certificateState(ending, { day: day ?? today(), noticeDays }),
    [day, noticeDays],
  );
}
