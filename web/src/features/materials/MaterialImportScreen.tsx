import { importMaterials, materialData } from '../../data/records/materials.ts';
import { RecordImport } from '../../ui/import/RecordImport.tsx';
import { materialImport } from './import.ts';

/** Takes materials from a file. */
export const MaterialImportScreen = () => (
  <RecordImport
    title="Materieel importeren"
    back={{ to: '/materials', label: 'Terug naar materieel' }}
    data={materialData}
    description={materialImport}
    send={importMaterials}
  />
);
