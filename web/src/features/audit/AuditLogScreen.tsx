import type { AuditFilters } from '../../data/company/audit.ts';
import { Screen } from '../../ui/page/Screen.tsx';
import { useIsPhone } from '../../ui/page/viewport.ts';
import { AuditExport } from './AuditExport.tsx';
import { AuditLog } from './AuditLog.tsx';

interface AuditLogScreenProps {
  filters: AuditFilters;
  onFilters: (filters: AuditFilters) => void;
}

const ownLog = {};

export function AuditLogScreen(props: AuditLogScreenProps) {
  const isPhone = useIsPhone();
  return (
    <Screen
      title="Logboek"
      back={{ to: '/settings', label: 'Terug naar Algemeen' }}
      layout="fill"
      actions={!isPhone && <AuditExport source={ownLog} filters={props.filters} />}
    >
      <div className="h-full overflow-auto">
        <AuditLog source={ownLog} {...props} />
      </div>
    </Screen>
  );
}
