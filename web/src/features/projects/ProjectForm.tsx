import { isBlankContact } from '@ploegplan/contract/clients/contact-person';
import type { Project } from '@ploegplan/contract/projects/schemas';
import { useRef } from 'react';
import { clientData } from '../../data/records/clients.ts';
import { type ProjectValues, projectData } from '../../data/records/projects.ts';
import { useResumedState } from '../../lib/form/resumed.ts';
import { NestedAddDrawer } from '../../ui/form/NestedAddDrawer.tsx';
import { RecordDrawer, type RecordDrawerProps } from '../../ui/record/RecordDrawer.tsx';
import { useQuickAdd } from '../../ui/record/useQuickAdd.ts';
import { useProjectFields } from './useProjectFields.tsx';

/** Adds or changes a project, by the tenant's word for it. Default export for lazy loading. */
export default function ProjectForm(props: RecordDrawerProps<Project>) {
  const { fields, clients, statuses } = useProjectFields(props.id);
  const [addedClient, setAddedClient] = useResumedState<string | null>('adding to project', null);
  const change = useRef<(values: Partial<ProjectValues>) => void>(() => {});
  const chosenClient = useRef<string | null>(null);
  const newClient = useQuickAdd(clientData, {
    opened: props.opened,
    onTakenBack: (id) => chosenClient.current === id && change.current({ client: null }),
  });
  return (
    <>
      <RecordDrawer
        {...props}
        onSaved={(project) => {
          newClient.keep();
          props.onSaved?.(project);
        }}
        data={projectData}
        fields={fields}
        given={{ status: statuses?.[0]?.id ?? null, ...props.given }}
        events={(changeForm) => ({
          onPlus: (_field, text) => {
            change.current = changeForm;
            setAddedClient(text);
          },
          onFieldChanged: (name, { client, contactPerson }, fill) => {
            if (name !== 'client') return;
            chosenClient.current = client;
            if (!isBlankContact(contactPerson)) return;
            const [known] =
              clients?.find((candidate) => candidate.id === client)?.contactPersons ?? [];
            if (known) fill({ contactPerson: known });
          },
          onSaveNewOption: async (_field, { id, text }) => {
            change.current = changeForm;
            await newClient.add({ id, name: text });
            return id;
          },
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
