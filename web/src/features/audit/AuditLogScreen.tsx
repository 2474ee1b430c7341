import type { AuditFilters } from '../../data/audit.ts';
import { Screen } from '../../ui/Screen.tsx';
import { AuditLog } from './AuditLog.tsx';
import classes from './audit.module.css';

interface AuditLogScreenProps {
  filters: AuditFilters;
  onFilters: (filters: AuditFilters) => void;
}

export function AuditLogScreen(props: AuditLogScreenProps) {
  return (
    <Screen title="Logboek" back={{ to: '/settings', label: 'Terug naar Algemeen' }} layout="fill">
      <div className={classes.screen}>
        <AuditLog source={{}} {...props} />
      </div>
    </Screen>
  );
}
