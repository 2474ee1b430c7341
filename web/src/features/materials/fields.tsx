import { limits } from '@ploegplan/contract/limits';
import type { Material } from '@ploegplan/contract/materials/schemas';
import type { Requirement } from '@ploegplan/contract/requirements/schemas';
import { materialStateTexts } from '@ploegplan/contract/texts/kinds';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MaterialValues } from '../../data/records/materials.ts';
import { requirementData } from '../../data/records/requirements.ts';
import { explainSameNumber } from '../../lib/values/same.ts';
import { createRequirementsField } from '../../ui/form/fields/requirements-field.ts';
import type { RecordField } from '../../ui/record/fields.tsx';
import { StateMark } from './StateMark.tsx';

const states = Object.keys(materialStateTexts);

export const newMaterial = { state: 'usable' } as const;

type Fields = readonly RecordField<MaterialValues, Material>[];

/** The fields of a material, with the sets of requirements to choose from. */
export const createMaterialFields = (requirements: readonly Requirement[] | undefined): Fields => [
  { kind: 'text', name: 'name', label: 'Naam', required: true, maxLength: limits.name, column: 18 },
  {
    kind: 'text',
    name: 'number',
    label: 'Nummer',
    width: 'half',
    maxLength: limits.name,
    column: 6,
  },
  {
    kind: 'text',
    name: 'kind',
    label: 'Soort',
    width: 'half',
    maxLength: limits.name,
    column: 10,
  },
  {
    kind: 'select',
    name: 'state',
    label: 'Toestand',
    required: true,
    help: 'Wat niet inzetbaar is, geeft een waarschuwing in de planning.',
    options: Object.entries(materialStateTexts).map(([value, label]) => ({ value, label })),
    column: {
      width: 8,
      // Sorting puts the states that need attention at one end.
      order: ({ state }) => states.indexOf(state),
      cell: ({ state }) => <StateMark state={state} />,
    },
    fact: ({ state }) => <StateMark state={state} />,
  },
  {
    kind: 'switch',
    name: 'isVehicle',
    label: 'Voertuig',
    help: 'Vervoert wie er samen mee is ingepland.',
    fact: ({ isVehicle }) => isVehicle && 'Ja',
  },
  {
    kind: 'location',
    name: 'departsFrom',
    label: 'Vertrekt van',
    help: 'Met een punt op de kaart komt er een voorstel voor de kilometers naar elk werk.',
    hiddenWhen: ({ isVehicle }) => isVehicle === false,
    maxLength: limits.location,
  },
  createRequirementsField(requirements, 'Wat de bestuurder of machinist moet hebben.'),
  {
    kind: 'multiline',
    name: 'remarks',
    label: 'Opmerkingen',
    maxLength: limits.notes,
    column: 14,
  },
];

/** For where no requirements are chosen: columns and imports. */
export const materialFields = createMaterialFields(undefined);

export function useMaterialFields(): Fields {
  const { data } = useQuery(requirementData.list);
  return useMemo(() => createMaterialFields(data), [data]);
}

/** The same in the form of one among others: a number that another one has gets a hint there, and is allowed. */
export const createFieldsBeside = (fields: Fields, others: readonly Material[]): Fields =>
  fields.map((field) =>
    field.name === 'number'
      ? { ...field, warning: ({ number }) => explainSameNumber(number, others) }
      : field,
  );
