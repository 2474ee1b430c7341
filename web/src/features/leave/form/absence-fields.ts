import type { Employee } from '@ploegplan/contract/employees/schemas';
import type { LeaveKind } from '@ploegplan/contract/leave-kinds/schemas';
import { limits } from '@ploegplan/contract/limits';
import type { ReactNode } from 'react';
import type { Field } from '../../../ui/form/fields.ts';
import { createOptions } from '../../../ui/form/select/options.ts';
import { type AbsenceValues, parts } from './absence-values.ts';
import { createDaysFields } from './days-fields.ts';

const OVERLAP =
  'Op een van deze dagen is er al verlof. Kies andere dagen, of wijzig wat er al staat.';

interface Context {
  people: readonly Employee[];
  kinds: readonly LeaveKind[];
  workers: readonly Employee[];
}

/** Of an illness only the fact itself is stored. */
export const isSick = (kinds: readonly LeaveKind[], { kindId }: Pick<AbsenceValues, 'kindId'>) =>
  kinds.find(({ id }) => id === kindId)?.kind === 'sick';

/** The fields of an absence; below one stands what is planned meanwhile. */
export function createFields(
  isNew: boolean,
  { people, kinds, workers }: Context,
  below: { planned: ReactNode; count: number },
): Field<AbsenceValues>[] {
  return [
    {
      kind: 'multiselect',
      name: 'employeeIds',
      label: 'Wie',
      required: true,
      disabled: !isNew,
      missing: 'Kies wie er afwezig is',
      options: createOptions(people, {
        label: ({ name }) => name,
        detail: ({ crew, jobTitle }) => ({ detail: crew || jobTitle }),
        isUnavailable: ({ deleted }) => deleted,
      }),
    },
    {
      kind: 'select',
      name: 'kindId',
      label: 'Soort verlof',
      required: true,
      help: (values) => (isSick(kinds, values) ? 'Bij ziekte wordt geen opmerking bewaard' : ''),
      options: createOptions(kinds, {
        label: ({ name }) => name,
        detail: () => ({}),
        isUnavailable: ({ deleted }) => deleted,
      }),
    },
    ...createDaysFields({ overlap: OVERLAP, choices: parts, workers }),
    {
      kind: 'switch',
      name: 'isOpen',
      label: 'Tot nader bericht',
      help: 'De laatste dag vul je in als die bekend is',
      sentAs: ['lastDay'],
      hiddenWhen: (values) => !isSick(kinds, values),
    },
    {
      kind: 'multiline',
      name: 'note',
      label: 'Opmerking',
      help: 'Alleen voor kantoor',
      maxLength: limits.notes,
      hiddenWhen: (values) => isSick(kinds, values),
    },
    {
      kind: 'switch',
      name: 'frees',
      label: 'Planning vrijmaken',
      help: 'Op deze dagen staat er dan niets meer gepland',
      hiddenWhen: () => below.count === 0,
      below: below.planned,
    },
  ];
}
