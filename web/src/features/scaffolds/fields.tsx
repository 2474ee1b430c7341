import { Anchor } from '@mantine/core';
import type { Document } from '@ploegplan/contract/documents/schemas';
import { limits } from '@ploegplan/contract/limits';
import type { Project } from '@ploegplan/contract/projects/schemas';
import {
  intervalDays,
  loadClasses,
  scaffoldStates,
  widthClasses,
} from '@ploegplan/contract/scaffolds/kinds';
import type { Scaffold } from '@ploegplan/contract/scaffolds/schemas';
import {
  dueReasonTexts,
  formatLoadClass,
  scaffoldCategoryTexts,
  scaffoldKindTexts,
  scaffoldStateTexts,
} from '@ploegplan/contract/texts/scaffolds';
import { Link } from '@tanstack/react-router';
import type { ScaffoldValues } from '../../data/records/scaffolds.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import { formatNumber } from '../../lib/values/numbers.ts';
import type { RecordField } from '../../ui/record/fields.tsx';
import { DueMark, ScaffoldMark } from '../../ui/scaffolds/ScaffoldMark.tsx';
import type { Column } from '../../ui/table/columns.ts';

const units = { m2: 'm²', m3: 'm³' } as const;

const toOptions = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([value, label]) => ({ value, label }));

interface Given {
  /** Undefined while loading. */
  projects: readonly Project[] | undefined;
  documents: readonly Document[] | undefined;
}

export const newScaffold = {
  kind: 'facade',
  loadClass: '3',
  widthClass: 'W06',
  category: '1',
  unit: 'm2',
} as const;

/** The fields of a scaffold, with the projects and drawings to choose from. */
export function createScaffoldFields({
  projects,
  documents,
}: Given): readonly RecordField<ScaffoldValues, Scaffold>[] {
  const titles = new Map(projects?.map(({ id, title }) => [id, title]));
  return [
    {
      kind: 'text',
      name: 'number',
      label: 'Nummer',
      required: true,
      width: 'half',
      maxLength: limits.scaffoldNumber,
      // The server names a number that is taken so.
      sentAs: ['number', 'name'],
      explainRejection: (_, { code }) =>
        code === 'name-taken' ? 'Een andere steiger heeft dit nummer al' : undefined,
      column: 6,
    },
    {
      kind: 'select',
      name: 'kind',
      label: 'Soort',
      required: true,
      width: 'half',
      options: toOptions(scaffoldKindTexts),
      column: 9,
    },
    {
      kind: 'select',
      name: 'projectId',
      // Not the company's word for a project, which may be 'Steiger'.
      label: 'Werk',
      required: true,
      options: projects?.map(({ id, title, deleted }) => ({
        value: id,
        label: title,
        gone: deleted,
      })),
      column: { width: 16 },
      fact: ({ projectId }) => (
        <Anchor component={Link} to={`/project-details/${projectId}`}>
          {titles.get(projectId)}
        </Anchor>
      ),
    },
    {
      kind: 'text',
      name: 'place',
      label: 'Plaats op het werk',
      maxLength: limits.location,
      column: 13,
    },
    {
      kind: 'select',
      name: 'loadClass',
      label: 'Belastingklasse',
      required: true,
      width: 'half',
      options: loadClasses.map((value) => ({ value, label: formatLoadClass(value) })),
      column: 10,
    },
    {
      kind: 'select',
      name: 'widthClass',
      label: 'Breedteklasse',
      required: true,
      width: 'half',
      options: widthClasses.map((value) => ({ value, label: value })),
    },
    {
      kind: 'select',
      name: 'category',
      label: 'Categorie',
      required: true,
      help: 'Bepaalt wie mag keuren en overdragen.',
      options: toOptions(scaffoldCategoryTexts),
    },
    {
      kind: 'number',
      name: 'amount',
      label: 'Hoeveelheid',
      width: 'half',
      min: 0,
      max: limits.scaffoldAmount,
      step: 0.01,
      fact: ({ amount, unit }) => amount !== null && `${formatNumber(amount)} ${units[unit]}`,
    },
    {
      kind: 'select',
      name: 'unit',
      label: 'Eenheid',
      required: true,
      width: 'half',
      options: toOptions(units),
      fact: () => '',
    },
    { kind: 'switch', name: 'isTied', label: 'Verankerd', fact: ({ isTied }) => isTied && 'Ja' },
    {
      kind: 'switch',
      name: 'isSheeted',
      label: 'Met net of zeil',
      fact: ({ isSheeted }) => isSheeted && 'Ja',
    },
    {
      kind: 'select',
      name: 'drawingId',
      label: 'Tekening',
      help: 'Een document van de soort Tekening.',
      options: documents
        ?.filter(({ kind }) => kind === 'drawing')
        .map(({ id, title, deleted }) => ({ value: id, label: title, gone: deleted })),
      fact: ({ drawingId }) =>
        drawingId !== null && (
          <Anchor component={Link} to={`/documents?document=${drawingId}`}>
            {documents?.find(({ id }) => id === drawingId)?.title ?? 'Tekening'}
          </Anchor>
        ),
    },
    { kind: 'text', name: 'builder', label: 'Bouwer', width: 'half', maxLength: limits.name },
    {
      kind: 'phone',
      name: 'builderPhonenumber',
      label: 'Telefoon bouwer',
      width: 'half',
      maxLength: limits.name,
    },
    {
      kind: 'text',
      name: 'clientPerson',
      label: 'Verantwoordelijke bij de klant',
      maxLength: limits.name,
    },
    {
      kind: 'number',
      name: 'intervalDays',
      label: 'Dagen tussen keuringen',
      help: `Leeg is ${intervalDays.usual} dagen. Langer kan alleen zolang niets verandert, tot ${intervalDays.most} dagen.`,
      min: 1,
      max: intervalDays.most,
      step: 1,
      isAdvanced: true,
    },
    {
      kind: 'text',
      name: 'intervalReason',
      label: 'Waarom langer',
      maxLength: limits.reason,
      isAdvanced: true,
      findError: (values) =>
        Number(values.intervalDays) > intervalDays.usual && values.intervalReason.trim() === ''
          ? 'Vul in waarom er langer dan twee weken tussen zit'
          : undefined,
    },
  ];
}

/** What follows from the events, for the list. */
export const standingColumns: readonly Column<Scaffold>[] = [
  {
    key: 'state',
    label: 'Toestand',
    width: 9,
    value: ({ state, isPaused }) => (isPaused ? 'Niet in gebruik' : scaffoldStateTexts[state]),
    order: ({ state }) => scaffoldStates.indexOf(state),
    cell: (row) => <ScaffoldMark {...row} />,
  },
  {
    key: 'dueOn',
    label: 'Keuren',
    width: 11,
    kind: 'date',
    value: ({ dueOn }) => dueOn,
    cell: (row) => <DueMark {...row} />,
  },
  {
    key: 'dueReason',
    label: 'Reden',
    width: 10,
    value: ({ dueReason }) => (dueReason === null ? '' : dueReasonTexts[dueReason]),
  },
  {
    key: 'plannedOn',
    label: 'Ingepland',
    width: 8,
    value: ({ plannedOn }) => (plannedOn === null ? '' : formatShortDay(plannedOn)),
    order: ({ plannedOn }) => plannedOn,
    orderKind: 'date',
  },
];
