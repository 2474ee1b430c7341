import type { Client } from '@ploegplan/contract/clients.schemas';
import { clientData } from '../../data/clients.ts';
import { RecordDrawer, type RecordDrawerProps } from '../../ui/record/RecordDrawer.tsx';
import { clientFields } from './fields.tsx';

/** Adds or changes a client. Default export for lazy loading. */
export default function ClientForm(props: RecordDrawerProps<Client>) {
  return <RecordDrawer {...props} data={clientData} fields={clientFields} />;
}
