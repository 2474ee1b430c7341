import { createFileRoute } from '@tanstack/react-router';
import { AdminScreen } from '../../features/admin/AdminScreen.tsx';
import { HostScreen } from '../../features/admin/HostScreen.tsx';
import { SingleTenant } from '../../features/admin/SingleTenant.tsx';
import { TenantsScreen } from '../../features/admin/TenantsScreen.tsx';
import { type AdminTab, isTab } from '../../features/admin/tabs.ts';
import { useChosenTenant } from '../../features/admin/useChosenTenant.ts';
import { AuditExport } from '../../features/audit/AuditExport.tsx';
import { AuditLog } from '../../features/audit/AuditLog.tsx';
import { type AuditSearch, readFilters } from '../../features/audit/filters.ts';
import { useIsPhone } from '../../ui/page/viewport.ts';

interface AdminSearch extends AuditSearch {
  tab?: AdminTab | undefined;
  /** The tenant of the log. */
  tenant?: string;
}

export const Route = createFileRoute('/_shell/admin')({
  staticData: { access: 'god' },
  validateSearch: ({ tab, tenant, ...filters }: Record<string, unknown>): AdminSearch => ({
    ...filters,
    tab: isTab(tab) ? tab : undefined,
    ...(typeof tenant === 'string' && { tenant }),
  }),
  component: AdminPage,
});

function AdminPage() {
  const { tab = 'bedrijven', tenant, ...search } = Route.useSearch();
  if (tab === 'bedrijven') return <TenantsScreen />;
  if (tab === 'beheer') return <HostScreen />;
  return <LogPage tab={tab} tenant={tenant} search={search} />;
}

interface LogPageProps {
  tab: AdminTab;
  tenant: string | undefined;
  search: AuditSearch;
}

function LogPage({ tab, tenant, search }: LogPageProps) {
  const navigate = Route.useNavigate();
  const isPhone = useIsPhone();
  const chosen = useChosenTenant(tenant);
  const filters = readFilters(search);
  const look = (next: AdminSearch) => void navigate({ search: { tab, ...next }, replace: true });
  return (
    <AdminScreen
      tab={tab}
      actions={
        chosen && !isPhone && <AuditExport source={{ tenantId: chosen.id }} filters={filters} />
      }
    >
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
