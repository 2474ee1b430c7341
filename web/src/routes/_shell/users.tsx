import { createFileRoute } from '@tanstack/react-router';
import { UsersScreen } from '../../features/users/UsersScreen.tsx';

interface Search {
  /** The account to open. */
  account?: string;
}

export const Route = createFileRoute('/_shell/users')({
  staticData: { access: 'admin' },
  validateSearch: ({ account }: Record<string, unknown>): Search => ({
    ...(typeof account === 'string' && { account }),
  }),
  component: UsersPage,
});

function UsersPage() {
  const { account } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <UsersScreen wanted={account} onShown={() => navigate({ search: {}, replace: true })} />;
}
