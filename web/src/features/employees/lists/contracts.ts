import { getToday } from '@ploegplan/contract/dates/dates';
import { findContractOn } from '@ploegplan/contract/employees/contracts';
import type { Contract } from '@ploegplan/contract/employees/schemas';
import { findDateError } from '../../../lib/dates/date-error.ts';
import { formatNumericDay } from '../../../lib/dates/dates.ts';
import { formatWeekdayHours } from '../../../lib/values/weekday-hours.ts';
import { findWeekdayHoursError } from '../../../ui/form/fields/WeekdayHoursField.tsx';

/** An empty contract of a form; the server accepts none without hours. */
export const emptyContract: Contract = { from: null, hours: [] };

/** The error of a contract among others. */
export function findContractFault(
  contract: Contract,
  contracts: readonly Contract[],
): { from?: string; hours?: string } {
  const { from, hours } = contract;
  const dateFault = findDateError(from ?? '');
  if (dateFault) return { from: dateFault };
  if (contracts.some((other) => other !== contract && other.from === from)) {
    return {
      from: from
        ? 'Er is nog een contract vanaf deze dag'
        : 'Kies een dag: één contract mag vanaf het begin gelden',
    };
  }
  if (hours.length === 0) return { hours: 'Vul de uren in, of haal dit contract weg' };
  const hoursFault = findWeekdayHoursError(hours);
  return hoursFault ? { hours: hoursFault } : {};
}

export const findContractsFault = (contracts: readonly Contract[]): string | undefined =>
  contracts
    .flatMap((contract) => Object.values(findContractFault(contract, contracts)))
    .find((fault) => fault !== undefined);

const formatContract = ({ from, hours, onCall }: Contract): string =>
  [
    from && `vanaf ${formatNumericDay(from)}: `,
    formatWeekdayHours(hours),
    onCall && ' (oproepkracht)',
  ]
    .filter(Boolean)
    .join('');

export const formatContracts = (contracts: readonly Contract[]): string =>
  contracts.map(formatContract).join('; ');

/** The contract in force first, then those to come and those of the past. */
export function listContractLines(contracts: readonly Contract[]): string[] {
  const current = findContractOn(contracts, getToday());
  const others = contracts.filter((contract) => contract !== current).toReversed();
  return [...(current ? [current] : []), ...others].map(formatContract);
}
