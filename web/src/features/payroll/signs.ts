import type { PayrollProblems, PayrollSigns } from '@ploegplan/contract/payroll/schemas';
import { leaveAccountTexts } from '@ploegplan/contract/texts/kinds';
import { formatDate, formatWeekAndYear } from '../../lib/dates/dates.ts';
import { formatHoursText } from '../../lib/values/hours.ts';

/** What somebody may want to look at, with its place. */
export interface Notice {
  text: string;
  to: string;
  search?: Readonly<Record<string, string>>;
  hash?: string;
}

const toHours = (employeeId: string, date: string) => ({
  to: '/hoursmanagement',
  search: { datum: date, wie: employeeId },
});
const toEmployee = (id: string) => ({ to: `/employee-details/${id}` });

const codeTexts: Record<PayrollProblems['codes'][number]['reason'], string> = {
  missing: 'geen looncode',
  'not-a-number': 'looncode is geen getal, Loket vraagt cijfers',
};

const numberTexts: Record<PayrollProblems['numbers'][number]['reason'], string> = {
  missing: 'geen personeelsnummer',
  'not-unique': 'iemand anders heeft dit personeelsnummer ook',
  'not-a-number': 'personeelsnummer is geen getal, Loket vraagt cijfers',
};

/** Lists what prevents a batch and can be mended elsewhere. */
export const listProblems = ({ codes, numbers }: PayrollProblems): Notice[] => [
  ...codes.map(({ name, date, reason }) => ({
    text: `${name}: ${codeTexts[reason]} (${formatDate(date)})`,
    to: '/settings',
    hash: 'looncodes',
  })),
  ...numbers.map(({ employeeId, name, personnelNumber, reason }) => ({
    text: [`${name}: ${numberTexts[reason]}`, personnelNumber && `(${personnelNumber})`]
      .filter(Boolean)
      .join(' '),
    ...toEmployee(employeeId),
  })),
];

/** Lists what may be wrong in a batch of a period. */
export const listSigns = (signs: PayrollSigns, from: string): Notice[] => [
  ...signs.openWeeks.map(({ employeeId, name, monday, isReopened, hours }) => ({
    text: `${name}, ${formatWeekAndYear(monday)}: ${isReopened ? 'heropend' : 'niet goedgekeurd'} (${formatHoursText(hours)}), gaat later mee`,
    ...toHours(employeeId, monday),
  })),
  ...signs.withoutHours.map(({ employeeId, name }) => ({
    text: `${name}: niets in deze periode`,
    ...toHours(employeeId, from),
  })),
  ...signs.longWeeks.map(({ employeeId, name, monday, hours }) => ({
    text: `${name}, ${formatWeekAndYear(monday)}: ${formatHoursText(hours)}, meer dan 60`,
    ...toHours(employeeId, monday),
  })),
  ...signs.negativeBalances.map(({ employeeId, name, account, hours }) => ({
    text: `${name}: verlofsaldo ${leaveAccountTexts[account].toLowerCase()} is ${formatHoursText(hours)}`,
    to: `/employeeabsences/${employeeId}`,
  })),
];
