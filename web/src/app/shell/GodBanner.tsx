import { IconShieldBolt } from '@tabler/icons-react';
import { useTenant } from '../../lib/tenant.ts';
import classes from './GodBanner.module.css';

/** Says on every screen that this is somebody else's house, and that each step is written down. */
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
