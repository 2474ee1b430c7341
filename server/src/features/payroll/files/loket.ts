import type { PayrollUnit } from '@ploegplan/contract/payroll/schemas';
import { sumQuantities } from '../amounts.ts';
import { type BatchContent, listCodes, listPeople } from './content.ts';

const formatDecimals = (quantity: number) => String(quantity).replace('.', ',');

/** 7,30 for seven and a half hours. */
function formatHoursAndMinutes(quantity: number): string {
  const minutes = Math.round(Math.abs(quantity) * 60);
  const text = `${Math.floor(minutes / 60)},${String(minutes % 60).padStart(2, '0')}`;
  return quantity < 0 ? `-${text}` : text;
}

/**
 * The variable data of Loket: a row for each person, a column for each component. It has no periods, so that differences of earlier
 * ones are in the sums.
 */
export function writeLoket(content: Pick<BatchContent, 'settings' | 'lines' | 'staff'>): string {
  const {
    employerNumber = '',
    shift = '',
    minutesAfterComma = false,
  } = content.settings.loket ?? {};
  const codes = listCodes(content.lines);
  const format = (quantity: number, unit: PayrollUnit) =>
    minutesAfterComma && unit === 'hours'
      ? formatHoursAndMinutes(quantity)
      : formatDecimals(quantity);
  const rows = listPeople(content).flatMap(({ personnelNumber, lines }) => {
    const cells = codes.map((code) => {
      const own = lines.filter((line) => line.code === code);
      const quantity = sumQuantities(own);
      return quantity === 0 ? '' : format(quantity, own[0]?.unit ?? 'hours');
    });
    return cells.some(Boolean) ? [[employerNumber, personnelNumber, shift, ...cells]] : [];
  });
  return [['aanslnr', 'persnr', 'ploeg', ...codes], ...rows]
    .map((row) => `${row.join(';')}\r\n`)
    .join('');
}
