import { Anchor } from '@mantine/core';
import { type Document, documentKinds, hasWorkers } from '@ploegplan/contract/documents.schemas';
import { limits } from '@ploegplan/contract/limits';
import { certificateState } from '@ploegplan/contract/rules/certificates';
import { today } from '@ploegplan/contract/rules/dates';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { documentKindTexts } from '../../data/document-kinds.ts';
import type { DocumentValues } from '../../data/documents.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import type { RecordField } from '../../ui/record/fields.tsx';
import { ValidUntil } from '../../ui/ValidUntil.tsx';
import { linksOf, type Owners, ownerValue, useOwners } from './owners.ts';

type Field = RecordField<DocumentValues, Document>;

const kinds = documentKinds.map((kind) => ({ value: kind, label: documentKindTexts[kind] }));

export const validity = ({ validUntil }: Pick<Document, 'validUntil'>) => (
  <ValidUntil date={validUntil} state={certificateState({ validUntil }, today())} />
);

/** What a document belongs to: one field for a project, client, employee or planning item. */
const ownerField = ({ options, nameOf, onRetry }: Owners, row: Document | null): Field => {
  const label = 'Hoort bij';
  const nameFor = (values: DocumentValues) =>
    nameOf({ ...values, planned: row?.planned ?? null })?.label ?? '';
  return {
    kind: 'custom',
    name: 'projectId',
    label,
    render: ({ values, change, error }) => {
      const value = ownerValue(values);
      // A planning item is not among what can be chosen, but stays when it was chosen before.
      const ofItem =
        value !== null && values.planningItemId
          ? [{ value, label: nameFor(values) || 'Deze planning', detail: 'Planning' }]
          : [];
      return (
        <SelectField
          label={label}
          placeholder="Zoek een project, klant of werknemer"
          error={error}
          settings={{
            options: options && [...ofItem, ...options],
            onRetry,
          }}
          value={value}
          onChange={(chosen) => change(linksOf(chosen))}
        />
      );
    },
    textOf: nameFor,
    comparable: ownerValue,
    sentAs: ['clientId', 'projectId', 'employeeId', 'planningItemId'],
    fact: (document) => {
      const owner = nameOf(document);
      if (!owner?.to) return owner?.label;
      return (
        <Anchor component={Link} to={owner.to}>
          {owner.label}
        </Anchor>
      );
    },
    column: { width: 14, value: (document) => nameOf(document)?.label ?? '' },
  };
};

const described: readonly Field[] = [
  {
    kind: 'text',
    name: 'title',
    label: 'Titel',
    required: true,
    maxLength: limits.name,
    column: 18,
  },
  {
    kind: 'select',
    name: 'kind',
    label: 'Soort',
    required: true,
    options: kinds,
    column: 10,
  },
];

const ending: readonly Field[] = [
  {
    kind: 'switch',
    name: 'visibleToWorkers',
    label: 'Zichtbaar voor werknemers',
    help: 'Wie hier is ingepland, ziet het bij de planning en kan het openen.',
    hiddenWhen: (values) => !hasWorkers(values),
    column: {
      label: 'Zichtbaar',
      width: 6,
      value: ({ visibleToWorkers }) => (visibleToWorkers ? 'ja' : ''),
    },
  },
  {
    kind: 'date',
    name: 'validUntil',
    label: 'Geldig tot en met',
    help: 'Je krijgt bericht voordat het verloopt.',
    column: { label: 'Geldig t/m', width: 10, cell: validity },
    fact: validity,
  },
];

/** The fields of a document besides its file, in the form of this one. */
export function useDocumentFields(row: Document | null = null) {
  const owners = useOwners();
  const fields = useMemo(
    (): readonly Field[] => [...described, ownerField(owners, row), ...ending],
    [owners, row],
  );
  return { fields, owners };
}
