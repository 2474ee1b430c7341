import { Anchor } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import type { Project } from '@ploegplan/contract/projects.schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { clientData } from '../../data/clients.ts';
import { type ProjectValues, projectStatusesQuery } from '../../data/projects.ts';
import { combineQueries } from '../../lib/api/combine-queries.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { optionsOf } from '../../ui/form/options.ts';
import type { RecordField } from '../../ui/record/fields.tsx';

/** The fields of a project with the clients and statuses to choose from, and the queries that they need. */
export function useProjectFields() {
  const { terms } = useTenant();
  const clients = useQuery(clientData.list);
  const statuses = useQuery(projectStatusesQuery);
  const fields = useMemo((): readonly RecordField<ProjectValues, Project>[] => {
    const clientOf = new Map(clients.data?.map((one) => [one.id, one]));
    const statusOf = new Map(statuses.data?.map((one) => [one.id, one]));
    return [
      {
        kind: 'text',
        name: 'title',
        label: 'Titel',
        required: true,
        maxLength: limits.name,
        column: { label: terms.project, width: 18 },
      },
      {
        kind: 'select',
        name: 'client',
        label: 'Klant',
        placeholder: 'Zoek of typ een klant',
        plus: 'Klant toevoegen',
        allowsNew: true,
        options: clients.data && optionsOf(clients.data, ({ name }) => name),
        onRetry: clients.isError ? () => void clients.refetch() : undefined,
        column: 14,
        fact: ({ client }) => clientLink(clientOf.get(client ?? '')),
      },
      {
        kind: 'select',
        name: 'status',
        label: 'Status',
        placeholder: 'Kies een status',
        options: statuses.data?.map(({ id, status }) => ({ value: id, label: status })),
        onRetry: statuses.isError ? () => void statuses.refetch() : undefined,
        // Sorted by the order of the statuses.
        column: { width: 8, order: ({ status }) => statusOf.get(status ?? '')?.index ?? null },
      },
      {
        kind: 'location',
        name: 'location',
        label: 'Locatie',
        help: 'Geldt voor elke planning zonder eigen locatie.',
        maxLength: limits.location,
        column: 16,
      },
    ];
  }, [terms.project, clients, statuses]);
  return {
    fields,
    clients: clients.data,
    statuses: statuses.data,
    query: combineQueries(clients, statuses),
  };
}

const clientLink = (client: { id: string; name: string } | undefined) =>
  client && (
    <Anchor component={Link} to={`/klant-details/${client.id}`}>
      {client.name}
    </Anchor>
  );
