import { translate } from '@ploegplan/contract/languages/translate';
import type { LeaveAccount } from '@ploegplan/contract/leave-kinds/schemas';
import { formatHoursText } from '../../../lib/values/hours.ts';

interface Taken {
  /** The balance that the kind of leave is taken from; null means none. */
  account: LeaveAccount | null;
  /** True when these people have balances. */
  keepsBalances: boolean;
  whose: 'je' | 'het';
}

/** Formats the cost of leave: hours of a balance, or working hours that are not taken from one. */
export function formatCost(cost: number, { account, keepsBalances, whose }: Taken): string {
  const hours = formatHoursText(cost);
  if (account !== null && keepsBalances) {
    return cost === 0 ? translate('Kost geen uren') : translate('Kost {hours}', { hours });
  }
  if (cost === 0) return translate('Geen werkuren op deze dagen');
  if (!keepsBalances) return translate('Samen {hours}', { hours });
  return whose === 'je'
    ? translate('{hours}, gaat niet van je saldo af', { hours })
    : `${hours}, gaat niet van het saldo af`;
}
