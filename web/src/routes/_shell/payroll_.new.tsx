import { createFileRoute } from '@tanstack/react-router';
import { TenantFeature } from '../../app/TenantFeature.tsx';
import { NewBatchScreen } from '../../features/payroll/NewBatchScreen.tsx';

interface Search {
  /** The first day of the period. */
  vanaf?: string;
}

export const Route = createFileRoute('/_shell/payroll_/new')({
  staticData: { access: 'admin' },
  validateSearch: ({ vanaf }: Record<string, unknown>): Search => ({
    ...(typeof vanaf === 'string' && { vanaf }),
  }),
  component: NewBatchPage,
});

function NewBatchPage() {
  const { vanaf } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <TenantFeature part="hours">
      <NewBatchScreen
        chosen={vanaf}
        onChoose={(firstDay) => void navigate({ search: { vanaf: firstDay }, replace: true })}
        onMade={(batch) => void navigate({ to: '/payroll', search: { batch }, replace: true })}
      />
    </TenantFeature>
  );
}
