import { createFileRoute, redirect } from '@tanstack/react-router';
import { readToken } from '../features/session/links/link-token.ts';
import { MagicScreen } from '../features/session/links/MagicScreen.tsx';

export const Route = createFileRoute('/magic')({
  staticData: { access: 'unguarded' },
  beforeLoad: ({ location }) => {
    const linkToken = readToken(location.hash);
    if (linkToken) throw redirect({ to: '/magic', state: { linkToken }, replace: true });
    return { linkToken: location.state.linkToken };
  },
  component: Magic,
});

function Magic() {
  const { linkToken } = Route.useRouteContext();
  return <MagicScreen key={linkToken} token={linkToken} />;
}
