import { clockText } from '../lib/dates/clock-text.ts';
import classes from './KeptNotice.module.css';
import { useIsPhone } from './viewport.ts';

/** Says that this device's clock is wrong, and that today is that of the server. Default export for lazy loading. */
export default function ClockNotice({ leadMinutes }: { leadMinutes: number }) {
  const device = useIsPhone() ? 'telefoon' : 'computer';
  return (
    <p className={classes.notice} role="status">
      {clockText(leadMinutes, device)}
    </p>
  );
}
