import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './form.module.css';

/** What speaks against planning this; it can be planned nevertheless. */
export function PlanningWarnings({ warnings }: { warnings: readonly string[] }) {
  return (
    // Always there, because a region that appears together with its text is not announced.
    <div role="status">
      {warnings.length > 0 && (
        <ul className={classes.warnings} aria-label="Let op">
          {warnings.map((text) => (
            <li key={text} className={classes.warning}>
              <IconAlertTriangle size={16} stroke={1.5} aria-hidden />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
