import type { Client } from '@ploegplan/contract/clients/schemas';
import { clientData } from '../../data/records/clients.ts';
import { RecordDrawer, type RecordDrawerProps } from '../../ui/record/RecordDrawer.tsx';
import { useOthers } from '../../ui/record/useOthers.ts';
import { createFieldsBeside } from './fields.tsx';

/** Adds or changes a client. Default export for lazy loading. */
export default function ClientForm(props: RecordDrawerProps<Client>) {
  const others = useOthers(clientData, props.id);
  return <RecordDrawer {...props} data={clientData} fields={createFieldsBeside(others)} />;
}
