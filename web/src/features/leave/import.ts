import { limits } from '@ploegplan/contract/limits';
import { normaliseName } from '@ploegplan/contract/values/text';
import {
  type BalanceRow,
  type BalanceValues,
  getLastYearEnd,
} from '../../data/leave/balance-import.ts';
import { formatNumericDay } from '../../lib/dates/dates.ts';
import { formatNumber } from '../../lib/values/numbers.ts';
import { areOther, type ImportDescription } from '../../ui/import/description.ts';

/** Says of two spellings of who it is that nothing changes: they only find the employee. */
const isNoChange = () => null;

/** Takes balances of time for time from a file: of employees by their number or name, on a day or at the end of last year. */
export const balanceImport: ImportDescription<BalanceValues, BalanceRow> = {
  nouns: ['saldo', 'saldo’s'],
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: 'Werknemer',
      comparable: isNoChange,
    },
    { kind: 'text', name: 'personnelNumber', label: 'Personeelsnummer', comparable: isNoChange },
    { kind: 'date', name: 'day', label: 'Datum', required: true },
    {
      kind: 'number',
      name: 'hours',
      label: 'Saldo in uren',
      required: true,
      isHours: true,
      min: -limits.leaveHours,
      max: limits.leaveHours,
      step: limits.hoursStep,
      formatText: ({ day, hours }) =>
        `${formatNumber(hours ?? 0)} op ${day ? formatNumericDay(day) : ''}`,
    },
  ],
  names: {
    name: ['Naam', 'Volledige naam', 'Medewerker'],
    personnelNumber: ['Personeelsnr', 'Persnr', 'Nummer', 'Nr', 'Medewerkernummer'],
    day: ['Dag', 'Per', 'Peildatum', 'Saldo per', 'Saldodatum'],
    hours: [
      'Saldo',
      'Uren',
      'Tijd-voor-tijd',
      'TVT',
      'Saldo TVT',
      'Saldo tijd-voor-tijd',
      'TVT-uren',
    ],
  },
  given: { day: getLastYearEnd() },
  listKeys: ({ personnelNumber, name }) => [
    ...(personnelNumber ? [`number ${normaliseName(personnelNumber)}`] : []),
    ...(name ? [`name ${normaliseName(name)}`] : []),
  ],
  differ: (a, b) => areOther(a.personnelNumber, b.personnelNumber),
  unknown: 'Geen werknemer, of meer dan één, met deze naam of dit nummer',
};
