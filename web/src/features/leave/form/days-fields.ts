import { isDate } from '@ploegplan/contract/rules/dates';
import type { Field } from '../../../ui/form/fields.ts';
import { type LeaveDays, type Part, parts, partTexts } from './absence-values.ts';

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

/** The days of leave and how much of each. */
export const daysFields = (
  overlap: string,
  choices: readonly Part[] = parts,
): Field<LeaveDays>[] => [
  {
    kind: 'date',
    name: 'firstDay',
    label: 'Eerste dag',
    required: true,
    width: 'half',
    isNear: true,
  },
  {
    kind: 'date',
    name: 'lastDay',
    label: 'Laatste dag',
    required: true,
    width: 'half',
    isNear: true,
    errorOf: ({ firstDay, lastDay }) =>
      lastDay < firstDay ? 'Deze dag ligt vóór de eerste' : undefined,
    rejectionOf: ([problem]) => (problem?.code === 'overlap' ? overlap : undefined),
  },
  {
    kind: 'choice',
    name: 'part',
    label: 'Hoeveel van de dag',
    options: choices.map((value) => ({ value, label: partTexts[value] })),
  },
  {
    kind: 'hours',
    name: 'hours',
    label: 'Uur per dag',
    required: true,
    hiddenWhen: ({ part }) => part !== 'hours',
    sentAs: ['hoursPerDay'],
    errorOf: ({ hours }) =>
      /^0*([.,]0*)?$/.test(hours.trim()) ? 'Vul meer dan nul in' : undefined,
  },
];
