import { addDays } from './dates.ts';

/** How long before the end it is said that a certificate expires. */
const NOTICE_DAYS = 60;

export type CertificateState = 'valid' | 'ends-soon' | 'expired';

/** The state of a certificate on a day; the last day is a valid one. */
export function certificateState(
  { validUntil }: { validUntil: string | null },
  day: string,
): CertificateState {
  if (validUntil === null) return 'valid';
  if (validUntil < day) return 'expired';
  return validUntil <= addDays(day, NOTICE_DAYS) ? 'ends-soon' : 'valid';
}
