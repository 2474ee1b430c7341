import { getToday, isDate } from '@ploegplan/contract/dates/dates';
import { translate } from '@ploegplan/contract/languages/translate';
import type { FieldProblem } from '@ploegplan/contract/problem';
import { formatDay } from '../../../lib/dates/dates.ts';
import { formatHoursText, parseHours } from '../../../lib/values/hours.ts';
import type { Field } from '../../../ui/form/fields.ts';
import { confirm } from '../../../ui/messages/confirm.ts';
import {
  computeLongestDay,
  type LeaveDays,
  type Part,
  partTexts,
  type Worker,
} from './absence-values.ts';

/** Most leave is of one day. */
export const daysEvents = {
  onFieldChanged: (
    name: string,
    { firstDay, lastDay }: LeaveDays,
    change: (values: Pick<LeaveDays, 'lastDay'>) => void,
  ) => {
    if (name === 'firstDay' && isDate(firstDay) && lastDay < firstDay)
      change({ lastDay: firstDay });
  },
};

/** Asks whether leave of a year that is over is meant: a year is easily typed wrong. True at once for any other day. */
export async function askPastYear(firstDay: string, confirmLabel: string): Promise<boolean> {
  const year = firstDay.slice(0, 4);
  if (year >= getToday().slice(0, 4)) return true;
  return confirm({
    title: translate('Verlof in {year}', { year }),
    text: translate('Dat jaar is al voorbij. Klopt de eerste dag?'),
    confirmLabel,
  });
}

/** More than anybody works on one of the days would be shown as leave, but not be counted as it. */
function findHoursError(days: LeaveDays, workers: readonly Worker[]): string | undefined {
  const hours = parseHours(days.hours) ?? 0;
  if (hours === 0) return translate('Vul meer dan nul in');
  const longest = computeLongestDay(workers, days);
  if (longest === 0 || !(hours > longest)) return undefined;
  return translate('Vul hooguit {hours} in: langer is de werkdag niet', {
    hours: formatHoursText(longest),
  });
}

/** The server says on which day there is more leave than work. */
const formatFullDay = (problem?: FieldProblem): string | undefined =>
  problem?.code === 'day-full' && problem.detail
    ? translate('Op {day} is er al verlof. Samen is dat meer dan de werkdag.', {
        day: formatDay(problem.detail),
      })
    : undefined;

interface DaysContext {
  overlap: string;
  choices: readonly Part[];
  /** The employees on leave, as far as their contracts are known. */
  workers: readonly Worker[];
}

/** The days of leave and how much of each. */
export const createDaysFields = ({
  overlap,
  choices,
  workers,
}: DaysContext): Field<LeaveDays>[] => [
  {
    kind: 'date',
    name: 'firstDay',
    label: translate('Eerste dag'),
    required: true,
    width: 'half',
    isNear: true,
  },
  {
    kind: 'date',
    name: 'lastDay',
    label: translate('Laatste dag'),
    required: true,
    hiddenWhen: ({ isOpen = false }) => isOpen,
    width: 'half',
    isNear: true,
    findError: ({ firstDay, lastDay }) =>
      lastDay < firstDay ? translate('Deze dag ligt vóór de eerste') : undefined,
    rejectedWith: ['employeeIds', 'kindId', 'firstDay', 'part', 'hours'],
    explainRejection: ([problem]) =>
      problem?.code === 'overlap' ? overlap : formatFullDay(problem),
  },
  {
    kind: 'choice',
    name: 'part',
    label: translate('Hoeveel van de dag'),
    options: choices.map((value) => ({ value, label: partTexts[value] })),
  },
  {
    kind: 'hours',
    name: 'hours',
    label: translate('Uur per dag'),
    required: true,
    hiddenWhen: ({ part }) => part !== 'hours',
    sentAs: ['hoursPerDay'],
    findError: (days) => findHoursError(days, workers),
  },
];
