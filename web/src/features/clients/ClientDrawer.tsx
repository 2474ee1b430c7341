import { IconAddressBook, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clientData } from '../../data/clients.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { shownPlace } from '../../lib/values/location.ts';
import { DetailsDrawer } from '../../ui/DetailsDrawer.tsx';
import { NestedAddDrawer } from '../../ui/form/NestedAddDrawer.tsx';

interface ClientDrawerProps {
  id: string;
  opened: boolean;
  onClose: () => void;
}

/** What is known of a client, beside the list. */
export function ClientDrawer({ id, opened, onClose }: ClientDrawerProps) {
  const { terms } = useTenant();
  const [isAdding, setAdding] = useState(false);
  const { data: client } = useQuery({
    ...clientData.list,
    select: (all) => all.find((one) => one.id === id),
  });
  if (!client) return null;
  return (
    <>
      <DetailsDrawer
        opened={opened}
        onClose={onClose}
        title={client.name}
        facts={[
          ['Bedrijfsnaam', client.companyname],
          ['Locatie', shownPlace(client.location)],
        ]}
        links={[{ label: 'Klantpagina', to: `/klant-details/${client.id}`, Icon: IconAddressBook }]}
        actions={[
          { label: `${terms.project} toevoegen`, Icon: IconPlus, onClick: () => setAdding(true) },
        ]}
      />
      <NestedAddDrawer
        subject="projects"
        given={{ client: client.id }}
        opened={isAdding}
        onClose={() => setAdding(false)}
      />
    </>
  );
}
