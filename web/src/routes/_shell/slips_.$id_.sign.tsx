import { createFileRoute } from '@tanstack/react-router';
import { SlipSignScreen } from '../../features/slips/SlipSignScreen.tsx';

export const Route = createFileRoute('/_shell/slips_/$id_/sign')({
  staticData: { access: 'foreman-or-admin' },
  component: SignPage,
});

function SignPage() {
  const { id } = Route.useParams();
  return <SlipSignScreen key={id} id={id} />;
}
