import { employeeData, importEmployees } from '../../data/records/employees.ts';
import { RecordImport } from '../../ui/import/RecordImport.tsx';
import { employeeImport } from './import.ts';

/** Takes employees from a file. */
export const EmployeeImportScreen = () => (
  <RecordImport
    title="Werknemers importeren"
    back={{ to: '/employees', label: 'Terug naar personeel' }}
    data={employeeData}
    description={employeeImport}
    send={importEmployees}
  />
);
