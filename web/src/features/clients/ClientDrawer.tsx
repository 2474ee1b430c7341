import type { Client } from '@ploegplan/contract/clients.schemas';
import { IconAddressBook, IconPlus } from '@tabler/icons-react';
import { clientData } from '../../data/clients.ts';
import { useResumedState } from '../../lib/form/resumed.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { NestedAddDrawer } from '../../ui/form/NestedAddDrawer.tsx';
import { RecordDetails, type RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { clientFields } from './fields.tsx';

/** What is known of a client, beside the list. */
export function ClientDrawer(props: RecordDetailsProps<Client>) {
  const { terms } = useTenant();
  const [isAdding, setAdding] = useResumedState('adding to client', false);
  return (
    <>
      <RecordDetails
        {...props}
        data={clientData}
        fields={clientFields}
        links={({ id }) => [
          { label: 'Klantpagina', to: `/klant-details/${id}`, Icon: IconAddressBook },
        ]}
        actions={() => [
          { label: `${terms.project} toevoegen`, Icon: IconPlus, onClick: () => setAdding(true) },
        ]}
      />
      <NestedAddDrawer
        subject="projects"
        given={{ client: props.id }}
        opened={isAdding}
        onClose={() => setAdding(false)}
      />
    </>
  );
}
