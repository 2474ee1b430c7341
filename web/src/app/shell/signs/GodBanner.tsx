import { IconShieldBolt } from '@tabler/icons-react';
import { useTenant } from '../../../lib/session/tenant.ts';
import classes from './GodBanner.module.css';

/** Banner on every screen of a god: this is another company's data, and every action is logged. */
export function GodBanner() {
  const { displayName } = useTenant();
  return (
    <aside className={classes.mark} aria-label="Wie je hier bent">
      <IconShieldBolt size={16} stroke={1.5} aria-hidden />
      <p className={classes.text}>
        <strong className={classes.where}>God bij {displayName}</strong>
        <span className={classes.dot}> · </span>
        <span className={classes.what}>alles wat je doet wordt vastgelegd</span>
      </p>
    </aside>
  );
}
