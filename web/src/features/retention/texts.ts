import {
  type ExpiredData,
  expiringKinds,
  mustBeRemoved,
} from '@ploegplan/contract/retention/schemas';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';

const nouns = {
  identity: ['document', 'documenten'],
  wages: ['regel', 'regels'],
  images: ['foto', 'foto’s'],
  notes: ['notitie', 'notities'],
} as const;

export const createExpiredKey = ({ employeeId, kind }: ExpiredData): string =>
  `${employeeId} ${kind}`;

/** '3 documenten' */
export function formatAmount({ kind, count }: Pick<ExpiredData, 'kind' | 'count'>): string {
  const [one, many] = nouns[kind];
  return formatQuantity(count, one, many);
}

/** '3 documenten, 12 regels uren en verlof' */
export function amountsText(rows: readonly ExpiredData[]): string {
  const sums = expiringKinds.map((kind) => ({
    kind,
    count: rows.reduce((sum, row) => sum + (row.kind === kind ? row.count : 0), 0),
  }));
  return sums
    .filter(({ count }) => count > 0)
    .map((sum) => `${formatAmount(sum)}${sum.kind === 'wages' ? ' uren en verlof' : ''}`)
    .join(', ');
}

/** 'moet weg sinds do 1 jan 2026' */
export const formatSince = ({ kind, since }: ExpiredData): string =>
  `${mustBeRemoved(kind) ? 'moet' : 'mag'} weg sinds ${formatShortDay(since)}`;
