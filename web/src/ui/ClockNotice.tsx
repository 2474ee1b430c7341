import { useStore } from '@mantine/store';
import { clock, clockText } from '../lib/dates/server-clock.ts';
import classes from './KeptNotice.module.css';
import { useIsPhone } from './viewport.ts';

/** Says that this device's clock is wrong, and that today is that of the server. */
export function ClockNotice() {
  const { leadMinutes } = useStore(clock);
  const isPhone = useIsPhone();
  if (leadMinutes === 0) return null;
  return (
    <p className={classes.notice} role="status">
      {clockText(leadMinutes, isPhone ? 'telefoon' : 'computer')}
    </p>
  );
}
