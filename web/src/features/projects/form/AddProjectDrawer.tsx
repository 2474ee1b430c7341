import type { Project } from '@ploegplan/contract/projects.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { clientData } from '../../../data/clients.ts';
import { projectData, projectStatusesQuery } from '../../../data/projects.ts';
import { withoutDeleted } from '../../../lib/api/record-data.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { type AddDrawerProps, useOpenCount } from '../../../ui/form/add-drawers.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import { NestedAddDrawer } from '../../../ui/form/NestedAddDrawer.tsx';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';
import { emptyValues, type ProjectValues, projectFields, valuesOf } from './fields.ts';

/** Adds a project, by the tenant's word for it. Default export for React's lazy loading. */
export default function AddProjectDrawer(props: AddDrawerProps) {
  return <NewProject key={useOpenCount(props.opened)} {...props} />;
}

function NewProject({ opened, onClose, onSaved, given }: AddDrawerProps) {
  const { terms } = useTenant();
  // Made once, so that a repeated save is the same one.
  const [id] = useState(() => uuidv7());
  const [isAddingClient, setAddingClient] = useState(false);
  const adding = projectData.useAdd();
  const addClient = clientData.useAdd();
  const form = useRecordForm<ProjectValues, Project>({
    fields: projectFields(useClientChoice(), useStatusChoice()),
    empty: { ...emptyValues, client: given?.client ?? null },
    row: null,
    valuesOf,
    save: (values) => adding.mutateAsync({ id, ...values }),
    onSaved: (project) => {
      onClose();
      onSaved?.(project);
    },
  });
  return (
    <>
      <FormDrawer
        opened={opened}
        onClose={onClose}
        title={`${terms.project} toevoegen`}
        saveLabel="Toevoegen"
        form={form}
        events={{
          onPlus: () => setAddingClient(true),
          onSaveNewOption: async (_field, { id: client, text }) =>
            (await addClient.mutateAsync({ id: client, name: text })).id,
        }}
      />
      <NestedAddDrawer
        subject="clients"
        opened={isAddingClient}
        onClose={() => setAddingClient(false)}
        onSaved={(client) => form.change({ client: client.id })}
      />
    </>
  );
}

function useClientChoice() {
  const { data, isError, refetch } = useQuery(clientData.list);
  return {
    options: data && withoutDeleted(data).map(({ id, name }) => ({ value: id, label: name })),
    onRetry: isError ? () => void refetch() : undefined,
  };
}

function useStatusChoice() {
  const { data, isError, refetch } = useQuery(projectStatusesQuery);
  return {
    options: data?.map(({ id, status }) => ({ value: id, label: status })),
    onRetry: isError ? () => void refetch() : undefined,
  };
}
