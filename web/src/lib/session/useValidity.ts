import { type CertificateState, certificateState } from '@ploegplan/contract/rules/certificates';
import { today } from '@ploegplan/contract/rules/dates';
import { useCallback } from 'react';
import { useTenant } from './tenant.ts';

export type Validity = (ending: { validUntil: string | null }) => CertificateState;

/** The state of certificates and documents today, by the notice that the company set. */
export function useValidity(): Validity {
  const { noticeDays } = useTenant();
  return useCallback(
    (ending) => certificateState(ending, { day: today(), noticeDays }),
    [noticeDays],
  );
}
