import { createFileRoute, useLocation } from '@tanstack/react-router';
import { PlanningLinkScreen } from '../features/planning-links/PlanningLinkScreen.tsx';

export const Route = createFileRoute('/planninglink')({
  staticData: { access: 'unguarded' },
  component: PlanningLink,
});

/** The token is behind the #, so that no server, log or referrer gets it with the address of the page. */
function PlanningLink() {
  const token = useLocation({ select: ({ hash }) => hash });
  return <PlanningLinkScreen key={token} token={token} />;
}
