import { createFileRoute } from '@tanstack/react-router';
import { AuditLogScreen } from '../../features/audit/AuditLogScreen.tsx';
import { type AuditSearch, readFilters } from '../../features/audit/filters.ts';

export const Route = createFileRoute('/_shell/settings/logboek')({
  staticData: { access: 'admin' },
  validateSearch: (search: AuditSearch): AuditSearch => search,
  component: AuditLogPage,
});

function AuditLogPage() {
  const filters = readFilters(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <AuditLogScreen
      filters={filters}
      onFilters={(search) => void navigate({ search, replace: true })}
    />
  );
}
