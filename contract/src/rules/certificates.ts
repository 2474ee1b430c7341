import { addDays } from './dates.ts';

/** How long before the end it is said that a certificate or document expires. */
const NOTICE_DAYS = 60;

/** How long after the end it is still said, on the overview and in the mail. */
const LAPSED_DAYS = 30;

/** The first and the last end that are told of on a day. */
export const noticeStart = (day: string): string => addDays(day, -LAPSED_DAYS);
export const noticeEnd = (day: string): string => addDays(day, NOTICE_DAYS);

export type CertificateState = 'valid' | 'ends-soon' | 'expired';

/** The state of a certificate or document on a day; the last day is a valid one. */
export function certificateState(
  { validUntil }: { validUntil: string | null },
  day: string,
): CertificateState {
  if (validUntil === null) return 'valid';
  if (validUntil < day) return 'expired';
  return validUntil <= noticeEnd(day) ? 'ends-soon' : 'valid';
}
