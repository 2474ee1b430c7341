import { IconCalendarPlus, IconId } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { employeeData } from '../../data/employees.ts';
import { DetailsDrawer } from '../../ui/DetailsDrawer.tsx';
import { useIsPhone } from '../../ui/viewport.ts';
import { employeeFacts } from './facts.tsx';

interface Props {
  id: string;
  opened: boolean;
  onClose: () => void;
}

/** What is known of an employee, beside the list. */
export function EmployeeDrawer({ id, opened, onClose }: Props) {
  const { data: employee } = useQuery({
    ...employeeData.list,
    select: (all) => all.find((one) => one.id === id),
  });
  const navigate = useNavigate();
  // There the drawer has a place in the history, which the planning takes over.
  const replace = useIsPhone();
  const plan = () =>
    void navigate({ to: '/planning', search: { nieuw: true, werknemer: id }, replace });
  if (!employee) return null;
  return (
    <DetailsDrawer
      opened={opened}
      onClose={onClose}
      title={employee.name}
      facts={employeeFacts(employee)}
      links={[{ label: 'Werknemerspagina', to: `/employee-details/${id}`, Icon: IconId }]}
      actions={[{ label: 'Inplannen', onClick: plan, Icon: IconCalendarPlus }]}
    />
  );
}
