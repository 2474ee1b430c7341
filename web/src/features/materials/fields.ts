import { limits } from '@ploegplan/contract/limits';
import type { Material } from '@ploegplan/contract/materials.schemas';
import type { MaterialValues } from '../../data/materials.ts';
import type { RecordField } from '../../ui/record/fields.tsx';

export const materialFields: readonly RecordField<MaterialValues, Material>[] = [
  { kind: 'text', name: 'name', label: 'Naam', required: true, maxLength: limits.name, column: 14 },
  { kind: 'text', name: 'number', label: 'Nummer', maxLength: limits.name, column: 7 },
  { kind: 'text', name: 'kind', label: 'Soort', maxLength: limits.name, column: 10 },
  {
    kind: 'multiline',
    name: 'remarks',
    label: 'Opmerkingen',
    maxLength: limits.notes,
    column: 18,
  },
];
