import { useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { setEditing } from '../../../lib/form/edit-mode.ts';
import { type Guarded, useGuard } from '../../../ui/messages/unsaved.ts';

export interface Leaving {
  /** Leaves the details; a promise when it asks about unsaved changes first. */
  leave: () => boolean | Promise<boolean>;
  /** Registers unsaved changes with the function that discards them; null for none. */
  setUnsaved: (discard: (() => void) | null) => void;
}

/** Guards unsaved hours, notes and images. Uses refs, so that typing does not re-render the frame. */
export function useUnsavedChangesGuard({ onLeave }: Pick<Guarded, 'onLeave'>): Leaving {
  const key = useId();
  const unsaved = useRef<(() => void) | null>(null);
  const setUnsaved = useCallback(
    (discard: (() => void) | null) => {
      unsaved.current = discard;
      setEditing(key, discard !== null);
    },
    [key],
  );
  const leave = useGuard({
    isUnsaved: () => unsaved.current !== null,
    onDiscard: () => unsaved.current?.(),
    onLeave: () => {
      setUnsaved(null);
      return onLeave();
    },
  });
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  }, [leave]);
  return useMemo(() => ({ leave: () => latest.current(), setUnsaved }), [setUnsaved]);
}
