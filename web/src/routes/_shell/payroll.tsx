import { createFileRoute } from '@tanstack/react-router';
import { TenantFeature } from '../../app/TenantFeature.tsx';
import { PayrollScreen } from '../../features/payroll/PayrollScreen.tsx';

interface Search {
  /** The batch to show at once. */
  batch?: string;
}

export const Route = createFileRoute('/_shell/payroll')({
  staticData: { access: 'admin' },
  validateSearch: ({ batch }: Record<string, unknown>): Search => ({
    ...(typeof batch === 'string' && { batch }),
  }),
  component: PayrollPage,
});

function PayrollPage() {
  const { batch } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TenantFeature part="hours">
      <PayrollScreen wanted={batch} onShown={() => navigate({ search: {}, replace: true })} />
    </TenantFeature>
  );
}
