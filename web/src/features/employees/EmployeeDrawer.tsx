import type { Employee } from '@ploegplan/contract/employees/schemas';
import { IconId, IconUser } from '@tabler/icons-react';
import { employeeData } from '../../data/records/employees.ts';
import { RecordDetails, type RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { employeeFields } from './fields.tsx';
import { useEmployeeAccount, useEmployeeActions } from './useEmployeeActions.tsx';

export function EmployeeDrawer(props: RecordDetailsProps<Employee>) {
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
