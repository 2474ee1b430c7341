import { createFileRoute } from '@tanstack/react-router';
import { EmployeeDetailsScreen } from '../../features/employees/EmployeeDetailsScreen.tsx';

export const Route = createFileRoute('/_shell/employee-details/$id')({
  staticData: { access: 'admin' },
  component: Details,
});

function Details() {
  const { id } = Route.useParams();
  return <EmployeeDetailsScreen id={id} />;
}
