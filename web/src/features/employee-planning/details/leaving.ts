import { useBlocker } from '@tanstack/react-router';
import { createContext, use, useEffect, useMemo, useRef } from 'react';
import { setEditing } from '../../../lib/edit-mode.ts';
import { useBackCloses } from '../../../ui/back-closes.ts';
import { confirm } from '../../../ui/confirm.ts';
import { useIsPhone } from '../../../ui/viewport.ts';

export interface Leaving {
  /** Leaves the details, after asking when something is not saved. */
  leave: () => void;
  /** Tells whether something is typed or picked that is not saved. */
  setChanged: (changed: boolean) => void;
  /** Tells that something stands above the details, until the returned function is called. */
  cover: () => () => void;
}

const askToLeave = () =>
  confirm({
    title: 'Nog niet opgeslagen',
    text: 'Wat je hebt ingevuld is nog niet opgeslagen. Wil je weggaan zonder op te slaan?',
    confirmLabel: 'Weggaan',
    danger: true,
  });

/** Every open overlay hears the same Escape: what was closed by it counts as open until all of them have heard it. */
const afterThisEvent = (act: () => void) => void setTimeout(act);

function guardChanges() {
  let changed = false;
  let asking = false;
  let covers = 0;
  return {
    isChanged: () => changed,
    isCovered: () => covers > 0,
    setChanged: (now: boolean) => {
      changed = now;
      setEditing('employee-planning', now);
    },
    cover: () => {
      covers += 1;
      return () =>
        afterThisEvent(() => {
          covers -= 1;
        });
    },
    /** Asks when something would be lost. A second question does not come on top of the first. */
    mayLeave: async () => {
      if (!changed) return true;
      if (asking) return false;
      asking = true;
      const sure = await askToLeave();
      afterThisEvent(() => {
        asking = false;
      });
      if (sure) changed = false;
      return sure;
    },
  };
}

/** Guards what is not saved against every way out: buttons, Escape, the back button, another page, a closed tab. */
export function useLeaving(onLeave: () => void): Leaving {
  const guard = useMemo(guardChanges, []);
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  }, [onLeave]);
  useBlocker({
    // On the same page only an overlay comes or goes; those ask for themselves.
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && !(await guard.mayLeave()),
    enableBeforeUnload: guard.isChanged,
  });
  return useMemo(() => {
    const leave = async () => {
      if (!guard.isCovered() && (await guard.mayLeave())) latest.current();
    };
    return { leave: () => void leave(), setChanged: guard.setChanged, cover: guard.cover };
  }, [guard]);
}

export const LeavingContext = createContext<Leaving | null>(null);

/** For what stands above the details: as long as it is there, Escape and a phone's back button close it alone. */
export function useOverlay(onClose: () => void): void {
  const leaving = use(LeavingContext);
  useEffect(() => leaving?.cover(), [leaving]);
  useBackCloses(useIsPhone(), onClose);
}
