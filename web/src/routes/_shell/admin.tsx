import { createFileRoute } from '@tanstack/react-router';
import { AdminScreen } from '../../features/admin/AdminScreen.tsx';
import { HostScreen } from '../../features/admin/HostScreen.tsx';
import { SingleTenant } from '../../features/admin/SingleTenant.tsx';
import { TenantsScreen } from '../../features/admin/TenantsScreen.tsx';
import { type AdminTab, isTab } from '../../features/admin/tabs.ts';
import { AuditLog } from '../../features/audit/AuditLog.tsx';
import { type AuditSearch, readFilters } from '../../features/audit/filters.ts';

interface AdminSearch extends AuditSearch {
  tab?: AdminTab;
  /** Whose log. */
  tenant?: string;
}

export const Route = createFileRoute('/_shell/admin')({
  staticData: { access: 'god' },
  validateSearch: ({ tab, tenant, ...filters }: Record<string, unknown>): AdminSearch => ({
    ...filters,
    ...(isTab(tab) && { tab }),
    ...(typeof tenant === 'string' && { tenant }),
  }),
  component: AdminPage,
});

function AdminPage() {
  const { tab = 'bedrijven', tenant, ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (tab === 'bedrijven') return <TenantsScreen />;
  if (tab === 'beheer') return <HostScreen />;
  const filters = readFilters(search);
  const look = (next: AdminSearch) => void navigate({ search: { tab, ...next }, replace: true });
  return (
    <AdminScreen tab={tab}>
      <SingleTenant id={tenant} onChoose={(id) => look({ ...filters, tenant: id })}>
        {(id, choice) => (
          <AuditLog
            source={{ tenantId: id }}
            filters={filters}
            onFilters={(next) => look({ ...next, ...(tenant && { tenant }) })}
            leading={choice}
          />
        )}
      </SingleTenant>
    </AdminScreen>
  );
}
