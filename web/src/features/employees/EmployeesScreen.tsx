import { Button } from '@mantine/core';
import { IconFileImport, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { employeeData, employeesSort } from '../../data/records/employees.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { FilterMenu } from '../../ui/bar/FilterMenu.tsx';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { createColumns } from '../../ui/record/fields.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { EmployeeCard } from './EmployeeCard.tsx';
import { EmployeeDrawer } from './EmployeeDrawer.tsx';
import { employeeFields } from './fields.tsx';
import {
  createSections,
  employeesFilter,
  everybody,
  filterTexts,
  inService,
  passes,
} from './filter.ts';
import { InviteButton } from './inviting/InviteButton.tsx';

const EmployeeForm = createLazyPart(() => import('./EmployeeForm.tsx'));

const columns = createColumns(employeeFields);

export function EmployeesScreen() {
  const navigate = useNavigate();
  const query = useQuery(employeeData.list);
  const [filter, setFilter] = useRemembered(employeesFilter);
  const { data: all } = query;
  const rows = useMemo(() => all?.filter((candidate) => passes(filter, candidate)), [all, filter]);
  const texts = filterTexts(filter);
  const showAll = () => setFilter(everybody);
  return (
    <RecordScreen
      title="Personeel"
      name="employees"
      nouns={['werknemer', 'werknemers']}
      columns={columns}
      rows={rows}
      hasDeletedAmong
      query={query}
      sort={employeesSort}
      more={[
        {
          label: 'Importeren',
          Icon: IconFileImport,
          onChoose: () => void navigate({ to: '/employees/import' }),
        },
      ]}
      bulkActions={(chosen, keep) => <InviteButton chosen={chosen} onDone={keep} />}
      card={(employee) => <EmployeeCard employee={employee} />}
      filter={{
        text: texts.join(' · '),
        button: (
          <FilterMenu
            sections={createSections(all ?? [], filter, setFilter)}
            texts={texts}
            onClear={() => setFilter(inService)}
          />
        ),
        empty: all && all.length > 0 && (
          <EmptyState
            icon={<IconUsersGroup size={32} stroke={1.5} aria-hidden />}
            title={
              texts.length > 0 ? `Niets gevonden met ‘${texts.join(', ')}’` : 'Niemand in dienst'
            }
          >
            <Button variant="default" onClick={showAll}>
              Iedereen tonen
            </Button>
          </EmptyState>
        ),
      }}
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
