import type { Employee } from '@ploegplan/contract/employees.schemas';
import { IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { employeeData, employeesSort } from '../../data/employees.ts';
import { withoutDeleted } from '../../lib/api/record-data.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Screen } from '../../ui/Screen.tsx';
import type { Columns } from '../../ui/table/columns.ts';
import { List } from '../../ui/table/List.tsx';
import { useList } from '../../ui/table/useList.ts';
import { useDrawerSubject } from '../../ui/useDrawerSubject.ts';
import { EmployeeDrawer } from './EmployeeDrawer.tsx';

const columns: Columns<Employee> = [
  { key: 'name', label: 'Naam', width: 14, value: ({ name }) => name },
  { key: 'jobTitle', label: 'Functie', width: 12, value: ({ jobTitle }) => jobTitle },
  { key: 'phonenumber', label: 'Telefoon', width: 9, value: ({ phonenumber }) => phonenumber },
  { key: 'email', label: 'E-mail', width: 16, value: ({ email }) => email },
];

export function EmployeesScreen() {
  const query = useQuery(employeeData.list);
  const rows = useMemo(() => query.data && withoutDeleted(query.data), [query.data]);
  const sort = useRemembered(employeesSort);
  const list = useList({ name: 'employees', title: 'Personeel', columns, rows, sort });
  const { drawer, show, close } = useDrawerSubject<string>();
  return (
    <Screen title="Personeel" layout="fill" sort={list.sortChoice} canPrint>
      <List
        list={list}
        nouns={['werknemer', 'werknemers']}
        query={query}
        note="Toevoegen kan hier nog niet. Mist er iemand? Vraag wie Ploegplan voor jullie heeft ingericht."
        onOpen={({ id }) => show(id)}
        empty={
          <EmptyState
            icon={<IconUsersGroup size={32} stroke={1.5} aria-hidden />}
            title="Nog geen personeel"
            text="Wie voor je werkt, staat straks hier."
          />
        }
      />
      {drawer && (
        <EmployeeDrawer
          key={drawer.opening}
          id={drawer.subject}
          opened={drawer.opened}
          onClose={close}
        />
      )}
    </Screen>
  );
}
