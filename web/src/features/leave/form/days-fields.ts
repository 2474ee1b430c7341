import type { ReactNode } from 'react';
import type { Field } from '../../../ui/form/fields.ts';
import { type LeaveDays, type Part, parts, partTexts } from './absence-values.ts';

/** The days of leave and how much of each; below stands what that costs. */
export const daysFields = (
  overlap: string,
  cost: ReactNode,
  choices: readonly Part[] = parts,
): Field<LeaveDays>[] => [
  { kind: 'date', name: 'firstDay', label: 'Eerste dag', required: true, width: 'half' },
  {
    kind: 'date',
    name: 'lastDay',
    label: 'Laatste dag',
    required: true,
    width: 'half',
    errorOf: ({ firstDay, lastDay }) =>
      lastDay < firstDay ? 'Deze dag ligt vóór de eerste' : undefined,
    rejectionOf: ([problem]) => (problem?.code === 'overlap' ? overlap : undefined),
  },
  {
    kind: 'select',
    name: 'part',
    label: 'Hoeveel van de dag',
    required: true,
    options: choices.map((value) => ({ value, label: partTexts[value] })),
    below: cost,
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
