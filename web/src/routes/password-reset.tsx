import { createFileRoute, redirect } from '@tanstack/react-router';
import { LinkScreen } from '../features/session/links/LinkScreen.tsx';
import { readToken } from '../features/session/links/link-token.ts';

export const Route = createFileRoute('/password-reset')({
  staticData: { access: 'unguarded' },
  beforeLoad: ({ location }) => {
    const linkToken = readToken(location.hash);
    if (linkToken) throw redirect({ to: '/password-reset', state: { linkToken }, replace: true });
    return { linkToken: location.state.linkToken };
  },
  component: PasswordReset,
});

function PasswordReset() {
  const { linkToken } = Route.useRouteContext();
  return <LinkScreen key={linkToken} kind="reset" token={linkToken} />;
}
