import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useSaveHours } from './hours/useSaveHours.ts';
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard.ts';

/** State shared by the details frame (drawer or page) and its form. */
export function useDetails(onLeave: () => unknown) {
  const formId = useId();
  const save = useSaveHours();
  /** Submitted while images are still being stored. */
  const [isSubmitted, setSubmitted] = useState(false);
  const leaving = useUnsavedChangesGuard({
    onLeave: () => {
      save.leave();
      return onLeave();
    },
  });
  const { leave } = save;
  const { setUnsaved } = leaving;
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  }, [onLeave]);
  /** Leaves after everything was saved. */
  const close = useCallback(() => {
    leave();
    setUnsaved(null);
    latest.current();
  }, [leave, setUnsaved]);
  return { formId, save, leaving, close, isSubmitted, setSubmitted };
}

export type Details = ReturnType<typeof useDetails>;
