import { Button } from '@mantine/core';
import type { Employee } from '@ploegplan/contract/employees/schemas';
import { employeeKindTexts } from '@ploegplan/contract/texts/kinds';
import { IconFileImport, IconId, IconUser, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { employeeData, employeesSort } from '../../data/records/employees.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { useValidity } from '../../lib/session/useValidity.ts';
import { FilterMenu } from '../../ui/bar/FilterMenu.tsx';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { createColumns } from '../../ui/record/fields.tsx';
import { RecordDetails, type RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { CardText } from '../../ui/table/CardText.tsx';
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
import { CertificatesCell } from './lists/CertificatesCell.tsx';
import { sortByUrgency } from './lists/certificates.ts';
import { formatService } from './service.ts';
import { useEmployeeAccount, useEmployeeActions } from './useEmployeeActions.tsx';

function EmployeeDrawer(props: RecordDetailsProps<Employee>) {
  const { actions, drawers } = useEmployeeActions();
  const account = useEmployeeAccount(props.id);
  return (
    <>
      <RecordDetails
        {...props}
        data={employeeData}
        fields={employeeFields}
        links={({ id }) => [
          { label: 'Werknemerspagina', to: `/employee-details/${id}`, Icon: IconId },
          ...(account
            ? [
                {
                  label: `Account ${account.username}`,
                  to: '/users',
                  search: { account: account.id },
                  Icon: IconUser,
                },
              ]
            : []),
        ]}
        actions={actions}
        deletedText={null}
      />
      {drawers}
    </>
  );
}

/** An employee on a card in the list of a phone. */
function EmployeeCard({ employee }: { employee: Employee }) {
  const { name, jobTitle, crew, kind, phonenumber, certificates } = employee;
  const isUrgent =
    sortByUrgency(certificates, useValidity())[0]?.state !== 'valid' && certificates.length > 0;
  const service = formatService(employee);
  return (
    <CardText
      name={name}
      details={[jobTitle, crew, kind !== 'own' && employeeKindTexts[kind], service]}
    >
      {(isUrgent || phonenumber) &&
        (isUrgent ? <CertificatesCell certificates={certificates} /> : <span>{phonenumber}</span>)}
    </CardText>
  );
}

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
