import { IconShieldBolt } from '@tabler/icons-react';
import { useTenant } from '../../../lib/session/tenant.ts';
import classes from './GodBanner.module.css';

/** Banner on every screen of a god: this is another company's data, and every action is logged. */
export function GodBanner() {
  const { displayName } = useTenant();
  return (
    <aside className={classes.mark} aria-label="Wie je hier bent">
      <IconShieldBolt size={16} stroke={1.5} aria-hidden />
      <p className="flex min-w-0 phone-flex-col" style={{ whiteSpace: 'pre' }}>
        <strong className="min-w-0 overflow-hidden font-semibold text-ellipsis">
          God bij {displayName}
        </strong>
        <span className="flex-none phone-hidden"> · </span>
        <span className="flex-none">alles wat je doet wordt vastgelegd</span>
      </p>
    </aside>
  );
}
