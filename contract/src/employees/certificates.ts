import { addDays } from '../dates/dates.ts';
import type { CertificateKind } from './schemas.ts';

/** The kinds that are papers of foreign workers. */
export const paperKinds: ReadonlySet<CertificateKind> = new Set([
  'a1',
  'work-permit',
  'single-permit',
  'residence-permit',
]);

/** The number of days after its end that an expired certificate is still named on the overview and in the mail. */
const LAPSED_DAYS = 30;

/** The first and the last end that are told of on a day; how long before it is a setting of the company. */
export const getNoticeStart = (day: string): string => addDays(day, -LAPSED_DAYS);
export const getNoticeEnd = (day: string, noticeDays: number): string => addDays(day, noticeDays);

export type CertificateState = 'valid' | 'ends-soon' | 'expired';

/** The state of a certificate or document on a day; the last day is a valid one. */
export function getCertificateState(
  { validUntil }: { validUntil: string | null },
  { day, noticeDays }: { day: string; noticeDays: number },
): CertificateState {
  if (validUntil === null) return 'valid';
  if (validUntil < day) return 'expired';
  return validUntil <= getNoticeEnd(day, noticeDays) ? 'ends-soon' : 'valid';
}
