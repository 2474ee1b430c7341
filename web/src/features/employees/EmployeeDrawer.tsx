import type { Employee } from '@ploegplan/contract/employee-bodies';
import { IconCalendarPlus, IconId } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { DetailsDrawer } from '../../ui/DetailsDrawer.tsx';
import { useIsPhone } from '../../ui/viewport.ts';
import { employeeFacts } from './facts.tsx';

interface Props {
  employee: Employee;
  opened: boolean;
  onClose: () => void;
}

/** What is known of an employee, beside the list. */
export function EmployeeDrawer({ employee, opened, onClose }: Props) {
  const navigate = useNavigate();
  // There the drawer has a place in the history, which the planning takes over.
  const replace = useIsPhone();
  const plan = () =>
    void navigate({ to: '/planning', search: { nieuw: true, werknemer: employee.id }, replace });
  return (
    <DetailsDrawer
      opened={opened}
      onClose={onClose}
      title={employee.name}
      facts={employeeFacts(employee)}
      links={[{ label: 'Werknemerspagina', to: `/employee-details/${employee.id}`, Icon: IconId }]}
      actions={[{ label: 'Inplannen', onClick: plan, Icon: IconCalendarPlus }]}
    />
  );
}
