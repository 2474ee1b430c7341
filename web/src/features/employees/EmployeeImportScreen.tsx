import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { employeeData, importEmployees } from '../../data/employees.ts';
import { notify } from '../../lib/notify.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ImportScreen } from '../../ui/import/ImportScreen.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { employeeImport } from './import.ts';

const back = { to: '/employees', label: 'Terug naar personeel' };

/** Takes employees from a file. */
export function EmployeeImportScreen() {
  const { data, error, refetch } = useQuery(employeeData.list);
  const cache = useQueryClient();
  const navigate = useNavigate();
  if (!data) {
    return (
      <Screen title="Werknemers importeren" back={back}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />}
      </Screen>
    );
  }
  return (
    <ImportScreen
      description={employeeImport}
      back={back}
      records={data}
      send={(rows) =>
        importEmployees(rows).finally(() =>
          cache.invalidateQueries({ queryKey: employeeData.list.queryKey }),
        )
      }
      onDone={(text) => {
        notify.success(text);
        void navigate({ to: '/employees' });
      }}
    />
  );
}
