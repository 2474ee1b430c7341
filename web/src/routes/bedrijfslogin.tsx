import { createFileRoute, redirect } from '@tanstack/react-router';
import { CompanyLoginScreen } from '../features/session/company/CompanyLoginScreen.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The query with which the provider of the company led back. */
    providerAnswer?: string;
  }
}

export const Route = createFileRoute('/bedrijfslogin')({
  staticData: { access: 'unguarded' },
  beforeLoad: ({ location }) => {
    const { providerAnswer } = location.state;
    if (providerAnswer) return { providerAnswer };
    // As it is in the address: the router reads numbers and lists in it.
    const { search } = window.location;
    if (search)
      throw redirect({
        to: '/bedrijfslogin',
        state: { providerAnswer: search.slice(1) },
        replace: true,
      });
    return {};
  },
  component: CompanyLogin,
});

function CompanyLogin() {
  const { providerAnswer } = Route.useRouteContext();
  return <CompanyLoginScreen key={providerAnswer} answer={providerAnswer} />;
}
