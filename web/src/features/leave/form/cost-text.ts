import type { LeaveAccount } from '@ploegplan/contract/leave-kinds/schemas';
import { formatHoursText } from '../../../lib/values/hours.ts';

interface Taken {
  /** What the kind of leave is taken from; null: from nothing. */
  account: LeaveAccount | null;
  /** Whether balances of these people are kept. */
  keepsBalances: boolean;
  whose: 'je' | 'het';
}

/** What leave costs: hours of a balance, or working hours that come off none. */
export function formatCost(cost: number, { account, keepsBalances, whose }: Taken): string {
  if (account !== null && keepsBalances) {
    return cost === 0 ? 'Kost geen uren' : `Kost ${formatHoursText(cost)}`;
  }
  if (cost === 0) return 'Geen werkuren op deze dagen';
  return keepsBalances
    ? `${formatHoursText(cost)}, gaat niet van ${whose} saldo af`
    : `Samen ${formatHoursText(cost)}`;
}
