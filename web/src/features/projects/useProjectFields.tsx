import { Anchor, Text } from '@mantine/core';
import type { Client } from '@ploegplan/contract/clients/schemas';
import { limits } from '@ploegplan/contract/limits';
import { needsText } from '@ploegplan/contract/planning/people-needs';
import type { Project, ProjectStatus } from '@ploegplan/contract/projects/schemas';
import type { Requirement } from '@ploegplan/contract/requirements/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { clientData, clientOption } from '../../data/records/clients.ts';
import { statusData } from '../../data/records/project-statuses.ts';
import type { ProjectValues } from '../../data/records/projects.ts';
import { requirementData } from '../../data/records/requirements.ts';
import { combineQueries } from '../../lib/api/cache/combine-queries.ts';
import { isReversed } from '../../lib/dates/date-error.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { formatLocation } from '../../lib/values/location.ts';
import { formatNumber } from '../../lib/values/numbers.ts';
import { renderContactFact } from '../../ui/facts/contact-fact.tsx';
import { HueMark } from '../../ui/facts/HueMark.tsx';
import { renderPlaceCell, renderPlaceFact } from '../../ui/facts/place-fact.tsx';
import { findHueName } from '../../ui/form/fields/hue-names.ts';
import { needsField } from '../../ui/form/fields/needs-field.tsx';
import { createRequirementsField } from '../../ui/form/fields/requirements-field.ts';
import { createOptions } from '../../ui/form/select/options.ts';
import type { RecordField } from '../../ui/record/fields.tsx';
import { ProjectHue } from './ProjectHue.tsx';
import { TripProposal } from './TripProposal.tsx';

interface Given {
  /** The company's word for a project. */
  term: string;
  /** True for a company that plans vehicles, which is asked how far the work is. */
  hasVehicles: boolean;
  /** Undefined while loading. */
  clients: readonly Client[] | undefined;
  statuses: readonly ProjectStatus[] | undefined;
  requirements: readonly Requirement[] | undefined;
  /** Retries loading the clients; absent when they were loaded. */
  retryClients?: (() => void) | undefined;
  retryStatuses?: (() => void) | undefined;
  /** The project in whose form they are. */
  ownId?: string | undefined;
}

/** The fields of a project, with the clients and statuses to choose from. */
export function createProjectFields({
  term,
  hasVehicles,
  clients,
  statuses,
  requirements,
  retryClients,
  retryStatuses,
  ownId,
}: Given): readonly RecordField<ProjectValues, Project>[] {
  const clientsById = new Map(clients?.map((client) => [client.id, client]));
  const statusesById = new Map(statuses?.map((status) => [status.id, status]));
  // Returns the place of the work: its own, or else the client's.
  const getPlace = ({ location, client }: Project) =>
    location || clientsById.get(client ?? '')?.location || '';
  return [
    {
      kind: 'text',
      name: 'title',
      label: 'Titel',
      required: true,
      maxLength: limits.name,
      column: { label: term, width: 21 },
    },
    {
      kind: 'select',
      name: 'client',
      label: 'Klant',
      placeholder: 'Zoek of typ een klant',
      noun: 'Klant',
      allowsNew: true,
      options: clients && createOptions(clients, clientOption),
      onRetry: retryClients,
      column: 13,
      fact: ({ client }) => renderClientLink(clientsById.get(client ?? '')),
    },
    {
      kind: 'select',
      name: 'status',
      label: 'Status',
      placeholder: 'Kies een status',
      options: statuses?.map(({ id, status }) => ({ value: id, label: status })),
      onRetry: retryStatuses,
      column: {
        width: 10,
        // Sorted by the order of the statuses.
        order: ({ status }) => statusesById.get(status ?? '')?.index ?? null,
        cell: ({ status }) => renderStatusMark(statusesById.get(status ?? '')),
      },
      fact: ({ status }) => renderStatusMark(statusesById.get(status ?? '')),
    },
    {
      kind: 'location',
      name: 'location',
      label: 'Locatie',
      help: 'Geldt voor elke planning zonder eigen locatie.',
      near: ({ client }) => [clientsById.get(client ?? '')?.location ?? ''],
      maxLength: limits.location,
      column: {
        width: 15,
        value: (row) => formatLocation(getPlace(row)),
        cell: (row) => renderPlaceMark(row, getPlace(row)),
      },
      fact: (row) => renderPlaceFact(getPlace(row)),
    },
    {
      kind: 'number',
      name: 'tripKilometres',
      label: 'Enkele reis (km)',
      width: 'half',
      hiddenWhen: () => !hasVehicles,
      min: 0,
      max: limits.tripKilometres,
      step: 1,
      below: ({ values, change }) => (
        <TripProposal
          place={values.location || clientsById.get(values.client ?? '')?.location || ''}
          // A form has numbers as typed text.
          typed={String(values.tripKilometres)}
          onTake={(text) => change({ tripKilometres: text as never })}
        />
      ),
      fact: ({ tripKilometres }) => tripKilometres !== null && `${tripKilometres} km`,
    },
    {
      kind: 'number',
      name: 'tripMinutes',
      label: 'Reistijd (min)',
      help: 'Van een enkele reis.',
      width: 'half',
      hiddenWhen: () => !hasVehicles,
      min: 0,
      max: limits.tripMinutes,
      step: 1,
      fact: ({ tripMinutes }) => tripMinutes !== null && `${tripMinutes} minuten`,
    },
    {
      kind: 'text',
      name: 'shortName',
      label: 'Korte naam',
      help: 'Voor de maand op het bord.',
      width: 'half',
      maxLength: limits.shortName,
    },
    {
      kind: 'text',
      name: 'number',
      label: 'Nummer',
      width: 'half',
      maxLength: limits.name,
      column: 6,
    },
    {
      kind: 'number',
      name: 'plannedHours',
      label: 'Begrote uren',
      help: 'Van iedereen samen.',
      width: 'half',
      min: 0,
      max: limits.projectHours,
      step: limits.hoursStep,
      isHours: true,
      fact: ({ plannedHours }) => plannedHours !== null && `${formatNumber(plannedHours)} uur`,
    },
    { ...needsField(), fact: ({ needs }) => needsText(needs) },
    createRequirementsField(requirements, 'Wat dit werk van de mensen vraagt.'),
    { kind: 'date', name: 'startDate', label: 'Begin', width: 'half' },
    {
      kind: 'date',
      name: 'endDate',
      label: 'Verwacht einde',
      width: 'half',
      findError: ({ startDate, endDate }) =>
        isReversed(startDate, endDate) ? 'Het einde ligt vóór het begin' : undefined,
      explainRejection: (problems) =>
        problems.some(({ code }) => code === 'before-start')
          ? 'Het einde ligt vóór het begin'
          : undefined,
      column: 8,
    },
    {
      kind: 'custom',
      name: 'hue',
      label: 'Kleur',
      render: ({ values, change, error }) => (
        <ProjectHue
          ownId={ownId}
          value={values.hue}
          onChange={(hue) => change({ hue })}
          error={error}
        />
      ),
      formatText: ({ hue }) => (hue === null ? 'Vanzelf' : findHueName(hue)),
      comparable: ({ hue }) => hue,
      fact: () => null,
    },
    {
      kind: 'contactPerson',
      name: 'contactPerson',
      label: 'Contactpersoon',
      maxLength: limits.name,
      fact: ({ contactPerson }) => renderContactFact([contactPerson]),
    },
    {
      kind: 'multiline',
      name: 'description',
      label: 'Omschrijving',
      maxLength: limits.description,
    },
  ];
}

/** The fields of a project, in the form of the one of this id, and the queries that they need. */
export function useProjectFields(ownId?: string) {
  const { terms, hiddenParts } = useTenant();
  const hasVehicles = !hiddenParts.includes('materials');
  const clients = useQuery(clientData.list);
  const statuses = useQuery(statusData.list);
  const { data: requirements } = useQuery(requirementData.list);
  // The memo leaves out the queries themselves, which are new objects at every rendering.
  const { data: allClients, isError: lacksClients, refetch: refetchClients } = clients;
  const { data: allStatuses, isError: lacksStatuses, refetch: refetchStatuses } = statuses;
  const fields = useMemo(
    () =>
      createProjectFields({
        term: terms.project,
        hasVehicles,
        clients: allClients,
        statuses: allStatuses,
        requirements,
        retryClients: lacksClients ? () => void refetchClients() : undefined,
        retryStatuses: lacksStatuses ? () => void refetchStatuses() : undefined,
        ownId,
      }),
    [
      terms.project,
      hasVehicles,
      allClients,
      lacksClients,
      refetchClients,
      allStatuses,
      lacksStatuses,
      refetchStatuses,
      requirements,
      ownId,
    ],
  );
  return {
    fields,
    clients: allClients,
    statuses: allStatuses,
    query: combineQueries(clients, statuses),
  };
}

const renderClientLink = (client: { id: string; name: string } | undefined) =>
  client && (
    <Anchor component={Link} to={`/klant-details/${client.id}`}>
      {client.name}
    </Anchor>
  );

export const renderStatusMark = (status: { status: string; hue: number | null } | undefined) =>
  status && <HueMark hue={status.hue}>{status.status}</HueMark>;

/** A place that is the client's is quiet. */
const renderPlaceMark = ({ location }: Project, place: string) =>
  location || !place ? (
    renderPlaceCell(place)
  ) : (
    <Text inherit span c="dimmed">
      {renderPlaceCell(place)}
    </Text>
  );
