import type { Client } from '@ploegplan/contract/clients.schemas';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { clientData } from '../../../data/clients.ts';
import { type AddDrawerProps, useOpenCount } from '../../../ui/form/add-drawers.ts';
import { FormDrawer } from '../../../ui/form/FormDrawer.tsx';
import { useRecordForm } from '../../../ui/form/useRecordForm.ts';
import { type ClientValues, clientFields, emptyValues, valuesOf } from './fields.ts';

/** Adds a client. Default export for React's lazy loading. */
export default function AddClientDrawer(props: AddDrawerProps) {
  return <NewClient key={useOpenCount(props.opened)} {...props} />;
}

function NewClient({ opened, onClose, onSaved }: AddDrawerProps) {
  // Made once, so that a repeated save is the same one.
  const [id] = useState(() => uuidv7());
  const adding = clientData.useAdd();
  const form = useRecordForm<ClientValues, Client>({
    fields: clientFields,
    empty: emptyValues,
    row: null,
    valuesOf,
    save: (values) => adding.mutateAsync({ id, ...values }),
    onSaved: (client) => {
      onClose();
      onSaved?.(client);
    },
  });
  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title="Klant toevoegen"
      saveLabel="Toevoegen"
      form={form}
    />
  );
}
