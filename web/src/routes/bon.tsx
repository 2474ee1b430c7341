import { createFileRoute, useLocation } from '@tanstack/react-router';
import { PublicSlipScreen } from '../features/slips/PublicSlipScreen.tsx';

export const Route = createFileRoute('/bon')({
  staticData: { access: 'unguarded' },
  component: PublicSlip,
});

/** The token is behind the #, so that no server, log or referrer gets it with the address of the page. */
function PublicSlip() {
  const token = useLocation({ select: ({ hash }) => hash });
  return <PublicSlipScreen key={token} token={token} />;
}
