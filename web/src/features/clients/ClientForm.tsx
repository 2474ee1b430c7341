import type { Client } from '@ploegplan/contract/clients.schemas';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { clientData } from '../../data/clients.ts';
import { RecordDrawer, type RecordDrawerProps } from '../../ui/record/RecordDrawer.tsx';
import { fieldsBeside } from './fields.tsx';

/** Adds or changes a client. Default export for lazy loading. */
export default function ClientForm(props: RecordDrawerProps<Client>) {
  const { data: all } = useQuery(clientData.list);
  const fields = useMemo(
    () => fieldsBeside(all?.filter(({ id, deleted }) => id !== props.id && !deleted) ?? []),
    [all, props.id],
  );
  return <RecordDrawer {...props} data={clientData} fields={fields} />;
}
