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
  if (account !== null && keepsBalances) {
    return cost === 0 ? 'Kost geen uren' : `Kost ${formatHoursText(cost)}`;
  }
  if (cost === 0) return 'Geen werkuren op deze dagen';
  return keepsBalances
    ? `${formatHoursText(cost)}, gaat niet van ${whose} saldo af`
    : `Samen ${formatHoursText(cost)}`;
}
