import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { employeeData, employeeHistoryQuery } from '../../data/employees.ts';
import { DetailsScreen } from '../../ui/DetailsScreen.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { factsOf } from '../../ui/record/fields.tsx';
import { RecordHistory } from '../../ui/record/RecordHistory.tsx';
import { employeeFields } from './fields.tsx';

const back = { to: '/employees', label: 'Terug naar het personeel' };

export function EmployeeDetailsScreen({ id }: { id: string }) {
  const { data: employees, error, refetch } = useQuery(employeeData.list);
  // Shown together, because what comes later would move what is below it.
  const history = useQuery(employeeHistoryQuery(id));
  const employee = employees?.find((one) => one.id === id);
  return (
    <DetailsScreen
      title={employee?.name ?? 'Personeel'}
      back={back}
      error={error}
      onRetry={() => void refetch()}
    >
      {employees && !employee && (
        <EmptyState title="Dit bestaat niet (meer)" text="De link is oud of niet goed overgenomen.">
          <Button component={Link} to={back.to}>
            {back.label}
          </Button>
        </EmptyState>
      )}
      {employee && history.isFetched && (
        <>
          <Facts
            facts={[
              ...factsOf(employeeFields, employee),
              [
                'Verwijderd',
                employee.deleted && 'Ja, alleen de geschiedenis noemt deze werknemer nog',
              ],
            ]}
          />
          <RecordHistory changes={history.data ?? []} fields={employeeFields} />
        </>
      )}
    </DetailsScreen>
  );
}
