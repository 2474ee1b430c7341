import type { Employee } from '@ploegplan/contract/employees.schemas';
import { IconCalendarPlus, IconId } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { employeeData } from '../../data/employees.ts';
import { RecordDetails, type RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { useIsPhone } from '../../ui/viewport.ts';
import { employeeFields } from './fields.tsx';

export function EmployeeDrawer(props: RecordDetailsProps<Employee>) {
  const navigate = useNavigate();
  // There the drawer has a place in the history, which the planning takes over.
  const replace = useIsPhone();
  const plan = () =>
    void navigate({ to: '/planning', search: { nieuw: true, werknemer: props.id }, replace });
  return (
    <RecordDetails
      {...props}
      data={employeeData}
      fields={employeeFields}
      links={({ id }) => [
        { label: 'Werknemerspagina', to: `/employee-details/${id}`, Icon: IconId },
      ]}
      actions={() => [{ label: 'Inplannen', onClick: plan, Icon: IconCalendarPlus }]}
    />
  );
}
