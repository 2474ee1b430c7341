import type { Employee } from '@ploegplan/contract/employees/schemas';
import { suggestUsername } from '@ploegplan/contract/users/invitations';
import {
  IconArrowBackUp,
  IconCalendarPlus,
  IconDoorExit,
  IconEyeCheck,
  IconPackageExport,
  IconUserPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useStartDataExport } from '../../data/company/data-exports.ts';
import { userData } from '../../data/company/users.ts';
import { employeeData } from '../../data/records/employees.ts';
import { useResumedState } from '../../lib/form/resumed.ts';
import type { Action } from '../../ui/drawer/DetailsDrawer.tsx';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { useDrawerSubject } from '../../ui/drawer/useDrawerSubject.ts';
import { NestedAddDrawer } from '../../ui/form/NestedAddDrawer.tsx';
import { useIsPhone } from '../../ui/page/viewport.ts';

const LeavingForm = createLazyPart(() => import('./leaving/LeavingForm.tsx'));

/** The account of an employee; undefined when there is none, or the accounts are still loading. */
export function useEmployeeAccount(id: string) {
  const { data: users } = useQuery(userData.list);
  return users?.find(({ employeeId }) => employeeId === id);
}

/** Returns the actions on an employee besides editing, and the drawers that they open. */
export function useEmployeeActions() {
  const navigate = useNavigate();
  // A drawer has a place in the history of a phone, which the planning takes over.
  const replace = useIsPhone();
  const exporting = useStartDataExport(() => void navigate({ to: '/settings/export', replace }));
  const restoring = employeeData.useRestore();
  const leaving = useDrawerSubject<Employee>('leaving');
  const { data: users } = useQuery(userData.list);
  const [given, setGiven] = useState<{ employeeId: string; email: string; username: string }>();
  const [isAdding, setAdding] = useResumedState('account of employee', false);
  const plan = (id: string) =>
    void navigate({ to: '/planning', search: { nieuw: true, werknemer: id }, replace });
  const addAccount = (employee: Employee) => {
    const { id: employeeId, email, name } = employee;
    setGiven({ employeeId, email, username: suggestUsername(name) });
    setAdding(true);
  };
  const actions = (employee: Employee): Action[] => {
    const { id, lastDay } = employee;
    const lacksAccount = users && !users.some(({ employeeId }) => employeeId === id);
    return [
      { label: 'Inplannen', Icon: IconCalendarPlus, onClick: () => plan(id) },
      ...(lacksAccount
        ? [{ label: 'Account maken', Icon: IconUserPlus, onClick: () => addAccount(employee) }]
        : []),
      {
        label: lastDay ? 'Laatste dag wijzigen' : 'Uit dienst',
        Icon: IconDoorExit,
        isRare: true,
        onClick: () => leaving.show(employee),
      },
      {
        label: 'Doorgegeven planning',
        Icon: IconEyeCheck,
        isRare: true,
        onClick: () => void navigate({ to: '/employee-told/$id', params: { id }, replace }),
      },
      {
        label: 'Gegevens downloaden',
        Icon: IconPackageExport,
        isRare: true,
        onClick: () => exporting.mutate(id),
      },
      ...(lastDay
        ? [
            {
              label: 'Blijft in dienst',
              Icon: IconArrowBackUp,
              onClick: () => restoring.mutate(id),
            },
          ]
        : []),
    ];
  };
  const drawers = (
    <>
      {leaving.drawer && (
        <LeavingForm
          key={leaving.drawer.opening}
          employee={leaving.drawer.subject}
          opened={leaving.drawer.opened}
          onClose={leaving.close}
        />
      )}
      <NestedAddDrawer
        subject="users"
        {...(given && { given })}
        opened={isAdding}
        onClose={() => setAdding(false)}
      />
    </>
  );
  return { actions, drawers };
}
