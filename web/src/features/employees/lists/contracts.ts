import { today } from '@ploegplan/contract/dates/dates';
import { contractOn } from '@ploegplan/contract/employees/contracts';
import type { Contract } from '@ploegplan/contract/employees/schemas';
import { dateError } from '../../../lib/dates/date-error.ts';
import { formatNumericDay } from '../../../lib/dates/dates.ts';
import { weekdayHoursText } from '../../../lib/values/weekday-hours.ts';
import { weekdayHoursError } from '../../../ui/form/fields/WeekdayHoursField.tsx';

/** In a form, of which nothing is filled in yet; the server takes none without hours. */
export const emptyContract: Contract = { from: null, hours: [] };

/** The error of a contract among others. */
export function contractFault(
  contract: Contract,
  contracts: readonly Contract[],
): { from?: string; hours?: string } {
  const { from, hours } = contract;
  const dateFault = dateError(from ?? '');
  if (dateFault) return { from: dateFault };
  if (contracts.some((other) => other !== contract && other.from === from)) {
    return {
      from: from
        ? 'Er is nog een contract vanaf deze dag'
        : 'Kies een dag: één contract mag vanaf het begin gelden',
    };
  }
  if (hours.length === 0) return { hours: 'Vul de uren in, of haal dit contract weg' };
  const hoursFault = weekdayHoursError(hours);
  return hoursFault ? { hours: hoursFault } : {};
}

export const contractsFault = (contracts: readonly Contract[]): string | undefined =>
  contracts
    .flatMap((contract) => Object.values(contractFault(contract, contracts)))
    .find((fault) => fault !== undefined);

const textOf = ({ from, hours, onCall }: Contract): string =>
  [
    from && `vanaf ${formatNumericDay(from)}: `,
    weekdayHoursText(hours),
    onCall && ' (oproepkracht)',
  ]
    .filter(Boolean)
    .join('');

export const contractsText = (contracts: readonly Contract[]): string =>
  contracts.map(textOf).join('; ');

/** The contract in force first, then those to come and those of the past. */
export function contractLines(contracts: readonly Contract[]): string[] {
  const current = contractOn(contracts, today());
  const others = contracts.filter((one) => one !== current).toReversed();
  return [...(current ? [current] : []), ...others].map(textOf);
}
