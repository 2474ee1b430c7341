import { translate } from '@ploegplan/contract/languages/translate';
import { unitNames } from '@ploegplan/contract/payroll/kinds';
import { findPayPeriod } from '@ploegplan/contract/payroll/periods';
import type { PayrollUnit } from '@ploegplan/contract/payroll/schemas';
import { formatMonth } from '../../lib/dates/dates.ts';
import { formatHoursText } from '../../lib/values/hours.ts';
import { formatNumber } from '../../lib/values/numbers.ts';

/** 'november 2026', or 'periode 12, 2026' of four weeks. */
export function formatPayPeriod(days: { from: string; to: string; period: string }): string {
  const month = findPayPeriod('month', days.from);
  if (month.from === days.from && month.to === days.to) return formatMonth(days.from).long;
  const [year, number] = days.period.split('-');
  return translate('periode {number}, {year}', { number: Number(number), year: year ?? '' });
}

/** '38,5 uur' */
export const formatPayAmount = (quantity: number, unit: PayrollUnit): string =>
  unit === 'hours' ? formatHoursText(quantity) : `${formatNumber(quantity)} ${unitNames[unit]}`;
