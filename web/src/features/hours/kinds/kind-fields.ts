import type { HourKind } from '@ploegplan/contract/hour-kinds.schemas';
import { limits } from '@ploegplan/contract/limits';
import type { HourKindValues } from '../../../data/hour-kinds.ts';
import type { RecordField } from '../../../ui/record/fields.tsx';

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
    kind: 'switch',
    name: 'isWorked',
    label: 'Telt als werktijd',
    help: 'Werktijd telt mee voor de grenzen van de Arbeidstijdenwet. Reizen van en naar het werk telt meestal niet.',
    column: 12,
  },
];
