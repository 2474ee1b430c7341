import { today } from '@ploegplan/contract/rules/dates';
import { useSyncExternalStore } from 'react';

/** A computer that slept through midnight has no timer that went off then, so the day is looked at again and again. */
const LOOK_MS = 10_000;

function subscribe(listener: () => void) {
  const timer = setInterval(listener, LOOK_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Today, also when a page stays open until tomorrow. */
export const useToday = (): string => useSyncExternalStore(subscribe, () => today());
