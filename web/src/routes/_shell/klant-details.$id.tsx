import { createFileRoute } from '@tanstack/react-router';
import { ClientDetailsScreen } from '../../features/clients/ClientDetailsScreen.tsx';

export const Route = createFileRoute('/_shell/klant-details/$id')({
  staticData: { access: 'admin' },
  component: Details,
});

function Details() {
  const { id } = Route.useParams();
  return <ClientDetailsScreen id={id} />;
}
