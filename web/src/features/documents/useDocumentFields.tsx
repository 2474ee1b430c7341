import { Anchor } from '@mantine/core';
import { type Document, documentKinds, hasWorkers } from '@ploegplan/contract/documents/schemas';
import { limits } from '@ploegplan/contract/limits';
import { documentKindTexts } from '@ploegplan/contract/texts/kinds';
import { formatFileSize } from '@ploegplan/contract/values/sizes';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { DocumentValues } from '../../data/records/documents.ts';
import { formatNumericDay } from '../../lib/dates/dates.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { useValidity } from '../../lib/session/useValidity.ts';
import { ValidUntil } from '../../ui/facts/ValidUntil.tsx';
import { ChoiceField } from '../../ui/form/select/ChoiceField.tsx';
import { SelectField } from '../../ui/form/select/SelectField.tsx';
import type { RecordField } from '../../ui/record/fields.tsx';
import {
  formatOwnerValue,
  type Links,
  noLinks,
  type Owners,
  parseLinks,
  useOwners,
} from './owners.ts';

type Field = RecordField<DocumentValues, Document>;

const kinds = documentKinds.map((kind) => ({ value: kind, label: documentKindTexts[kind] }));

export const renderValidity = ({ validUntil }: Pick<Document, 'validUntil'>) => (
  <ValidUntil date={validUntil} />
);

/** Four fields hold the owner of a document, and only one has a value. The first field shows them all as one choice. */
function createOwnerFields(owners: Owners, row: Document | null, project: string): Field[] {
  const { options, getName, onRetry } = owners;
  const labels = {
    projectId: project,
    clientId: 'Klant',
    employeeId: 'Werknemer',
    planningItemId: 'Planning',
  };
  const getOwner = (values: Partial<Links>) =>
    getName({ ...noLinks, ...values, planned: row?.planned ?? null });
  const createField = (name: keyof Links): Field => ({
    kind: 'custom',
    name,
    label: labels[name],
    render: () => null,
    formatText: (values) => (values[name] ? (getOwner({ [name]: values[name] })?.label ?? '') : ''),
    comparable: (values) => values[name],
    fact: (document) => document[name] && renderOwnerLink(getName(document)),
  });
  const chosen: Field = {
    ...createField('projectId'),
    kind: 'custom',
    render: ({ values, change, error }) => {
      const value = formatOwnerValue(values);
      // A planning item is not among what can be chosen, but stays when it was chosen before.
      const ofItem =
        value !== null && values.planningItemId
          ? [{ value, label: getOwner(values)?.label ?? 'Planning', detail: 'Planning' }]
          : [];
      return (
        <SelectField
          label="Hoort bij"
          placeholder="Zoek een project, klant of werknemer"
          error={error}
          settings={{ options: options && [...ofItem, ...options], onRetry }}
          value={value}
          onChange={(wanted) => change(parseLinks(wanted))}
        />
      );
    },
    sentAs: Object.keys(labels),
    column: { label: 'Hoort bij', width: 13, value: (document) => getName(document)?.label ?? '' },
  } as Field;
  return [
    chosen,
    createField('clientId'),
    createField('employeeId'),
    createField('planningItemId'),
  ];
}

const renderOwnerLink = (owner: ReturnType<Owners['getName']>) =>
  owner?.to ? (
    <Anchor component={Link} to={owner.to}>
      {owner.label}
    </Anchor>
  ) : (
    owner?.label
  );

/** The day of a valid one, else that it ends. */
function End({ day }: { day: string }) {
  const isValid = useValidity()({ validUntil: day }) === 'valid';
  return isValid ? formatNumericDay(day) : <ValidUntil date={day} />;
}

const renderEnd = ({ validUntil }: Pick<Document, 'validUntil'>) =>
  validUntil && <End day={validUntil} />;

const described: readonly Field[] = [
  {
    kind: 'text',
    name: 'title',
    label: 'Titel',
    required: true,
    maxLength: limits.name,
    column: 15,
  },
  {
    kind: 'select',
    name: 'kind',
    label: 'Soort',
    required: true,
    options: kinds,
    column: 9,
  },
];

const readers = [
  { value: 'office', label: 'Alleen kantoor' },
  { value: 'workers', label: 'Ook werknemers' },
];

const formatReaders = ({ visibleToWorkers }: Pick<DocumentValues, 'visibleToWorkers'>) =>
  readers[visibleToWorkers ? 1 : 0]?.label ?? '';

const ending: readonly Field[] = [
  {
    kind: 'custom',
    name: 'visibleToWorkers',
    label: 'Zichtbaar voor',
    empty: false,
    hiddenWhen: (values) => !hasWorkers(values),
    render: ({ values, change, error }) => (
      <ChoiceField
        label="Zichtbaar voor"
        description={
          values.visibleToWorkers &&
          'Wie hier is ingepland, ziet het bij de planning en kan het openen.'
        }
        options={readers}
        value={values.visibleToWorkers ? 'workers' : 'office'}
        onChange={(value) => change({ visibleToWorkers: value === 'workers' })}
        error={error}
        disabled={false}
      />
    ),
    formatText: formatReaders,
    comparable: ({ visibleToWorkers }) => visibleToWorkers,
    column: { width: 8, value: formatReaders },
  },
  {
    kind: 'switch',
    name: 'availableOffline',
    label: 'Ook zonder verbinding',
    help: `Telefoons halen het vooraf op bij werk van vandaag en morgen, tot ${formatFileSize(limits.offlineDocument.bytes)}.`,
    hiddenWhen: (values) => !values.visibleToWorkers || !hasWorkers(values),
  },
  {
    kind: 'date',
    name: 'validUntil',
    label: 'Geldig t/m',
    help: 'Je krijgt bericht voordat het verloopt.',
    column: { width: 12, cell: renderEnd },
    fact: renderEnd,
  },
];

/** The fields of a document besides its file, in the form of this one. */
export function useDocumentFields(row: Document | null = null) {
  const { terms } = useTenant();
  const owners = useOwners();
  const fields = useMemo(
    (): readonly Field[] => [
      ...described,
      ...createOwnerFields(owners, row, terms.project),
      ...ending,
    ],
    [owners, row, terms.project],
  );
  return { fields, owners };
}
