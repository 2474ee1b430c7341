import type { Project } from '@ploegplan/contract/projects.schemas';
import { isBlankContact } from '@ploegplan/contract/rules/contact-person';
import { useRef } from 'react';
import { clientData } from '../../data/clients.ts';
import { type ProjectValues, projectData } from '../../data/projects.ts';
import { useResumedState } from '../../lib/form/resumed.ts';
import { NestedAddDrawer } from '../../ui/form/NestedAddDrawer.tsx';
import { RecordDrawer, type RecordDrawerProps } from '../../ui/record/RecordDrawer.tsx';
import { useProjectFields } from './useProjectFields.tsx';

/** Adds or changes a project, by the tenant's word for it. Default export for lazy loading. */
export default function ProjectForm(props: RecordDrawerProps<Project>) {
  const { fields, clients, statuses } = useProjectFields(props.id);
  const [addedClient, setAddedClient] = useResumedState<string | null>('adding to project', null);
  const addClient = clientData.useAdd();
  const change = useRef<(values: Partial<ProjectValues>) => void>(() => {});
  return (
    <>
      <RecordDrawer
        {...props}
        data={projectData}
        fields={fields}
        given={{ status: statuses?.[0]?.id ?? null, ...props.given }}
        events={(changeForm) => ({
          onPlus: (_field, text) => {
            change.current = changeForm;
            setAddedClient(text);
          },
          onFieldChanged: (name, { client, contactPerson }, fill) => {
            if (name !== 'client' || !isBlankContact(contactPerson)) return;
            const [known] = clients?.find((one) => one.id === client)?.contactPersons ?? [];
            if (known) fill({ contactPerson: known });
          },
          onSaveNewOption: async (_field, { id, text }) =>
            (await addClient.mutateAsync({ id, name: text })).id,
        })}
      />
      <NestedAddDrawer
        subject="clients"
        given={{ name: addedClient ?? '' }}
        opened={addedClient !== null}
        onClose={() => setAddedClient(null)}
        onSaved={({ id }) => change.current({ client: id })}
      />
    </>
  );
}
