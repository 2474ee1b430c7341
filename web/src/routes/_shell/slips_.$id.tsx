import { createFileRoute } from '@tanstack/react-router';
import { SlipScreen } from '../../features/slips/SlipScreen.tsx';

export const Route = createFileRoute('/_shell/slips_/$id')({
  staticData: { access: 'foreman-or-admin' },
  component: SlipPage,
});

function SlipPage() {
  const { id } = Route.useParams();
  return <SlipScreen key={id} id={id} />;
}
