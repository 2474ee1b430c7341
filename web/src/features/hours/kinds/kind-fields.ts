import {
  type HourKind,
  type HourMeaning,
  hourMeanings,
} from '@ploegplan/contract/hour-kinds/schemas';
import { limits } from '@ploegplan/contract/limits';
import type { HourKindValues } from '../../../data/hours/hour-kinds.ts';
import type { RecordField } from '../../../ui/record/fields.tsx';

export const meaningTexts: Record<HourMeaning, string> = {
  work: 'Werk',
  travel: 'Reizen',
  absence: 'Afwezigheid',
};

export const kindFields: readonly RecordField<HourKindValues, HourKind>[] = [
  {
    kind: 'text',
    name: 'name',
    label: 'Naam',
    required: true,
    maxLength: limits.name,
    column: {
      width: 20,
      cell: ({ name, isStandard }) => (isStandard ? `${name} (vullen werknemers zelf in)` : name),
    },
  },
  {
    kind: 'choice',
    name: 'meaning',
    label: 'Telt als',
    options: hourMeanings.map((value) => ({ value, label: meaningTexts[value] })),
    help: 'Werk telt mee voor de grenzen van de Arbeidstijdenwet. Reizen staat in het mandagenregister apart, afwezigheid staat er niet in.',
    column: 12,
  },
];
