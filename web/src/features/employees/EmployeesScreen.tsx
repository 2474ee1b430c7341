import { IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { employeeData, employeesSort } from '../../data/employees.ts';
import { withoutDeleted } from '../../lib/api/record-data.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { columnsOf } from '../../ui/record/fields.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { EmployeeDrawer } from './EmployeeDrawer.tsx';
import { employeeFields } from './fields.tsx';

const EmployeeForm = lazyPart(() => import('./EmployeeForm.tsx'));

const columns = columnsOf(employeeFields);

export function EmployeesScreen() {
  const query = useQuery(employeeData.list);
  const rows = useMemo(() => query.data && withoutDeleted(query.data), [query.data]);
  return (
    <RecordScreen
      title="Personeel"
      name="employees"
      nouns={['werknemer', 'werknemers']}
      columns={columns}
      rows={rows}
      query={query}
      sort={employeesSort}
      empty={{
        Icon: IconUsersGroup,
        title: 'Nog geen personeel',
        text: 'Wie voor je werkt, staat straks hier.',
        addLabel: 'Werknemer toevoegen',
      }}
      Details={EmployeeDrawer}
      Form={EmployeeForm}
    />
  );
}
