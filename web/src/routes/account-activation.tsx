import { createFileRoute, redirect } from '@tanstack/react-router';
import { LinkScreen } from '../features/session/links/LinkScreen.tsx';
import { readToken } from '../features/session/links/link-token.ts';

export const Route = createFileRoute('/account-activation')({
  staticData: { access: 'unguarded' },
  beforeLoad: ({ location }) => {
    const linkToken = readToken(location.hash);
    if (linkToken)
      throw redirect({ to: '/account-activation', state: { linkToken }, replace: true });
    return { linkToken: location.state.linkToken };
  },
  component: AccountActivation,
});

function AccountActivation() {
  const { linkToken } = Route.useRouteContext();
  return <LinkScreen key={linkToken} kind="activation" token={linkToken} />;
}
