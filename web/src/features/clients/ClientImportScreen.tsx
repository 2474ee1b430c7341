import { clientData, importClients } from '../../data/records/clients.ts';
import { RecordImport } from '../../ui/import/RecordImport.tsx';
import { clientImport } from './import.ts';

/** Takes clients from a file. */
export const ClientImportScreen = () => (
  <RecordImport
    title="Klanten importeren"
    back={{ to: '/klanten', label: 'Terug naar de klanten' }}
    data={clientData}
    description={clientImport}
    send={importClients}
  />
);
