import { createFileRoute } from '@tanstack/react-router';
import { CardScreen } from '../../features/leave/card/CardScreen.tsx';

export const Route = createFileRoute('/_shell/employeeabsences_/$id')({
  staticData: { access: 'admin' },
  component: Card,
});

function Card() {
  const { id } = Route.useParams();
  return <CardScreen key={id} id={id} />;
}
