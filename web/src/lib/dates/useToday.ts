import { getToday } from '@ploegplan/contract/dates/dates';
import { useSyncExternalStore } from 'react';
import { onClockLead } from './server-clock.ts';

/** The date is checked at an interval: a timer for midnight does not fire while the computer sleeps. */
const LOOK_MS = 10_000;

function subscribe(listener: () => void) {
  const timer = setInterval(listener, LOOK_MS);
  document.addEventListener('visibilitychange', listener);
  const stop = onClockLead(listener);
  return () => {
    clearInterval(timer);
    stop();
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Today's date, updated when a page stays open past midnight. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => getToday());
