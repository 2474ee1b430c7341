import { createFileRoute } from '@tanstack/react-router';
import { ToldHistoryScreen } from '../../features/employees/told/ToldHistoryScreen.tsx';

export const Route = createFileRoute('/_shell/employee-told/$id')({
  staticData: { access: 'admin' },
  component: Told,
});

function Told() {
  const { id } = Route.useParams();
  return <ToldHistoryScreen id={id} />;
}
