import { useCallback, useEffect, useId, useRef } from 'react';
import type { Question } from '../../../ui/confirm.ts';
import { useSaveHours } from './useSaveHours.ts';
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard.ts';

const unsent: Question = {
  title: 'Nog niet alles verstuurd',
  text: 'Wat nog niet is verstuurd, gaat verloren.',
  confirmLabel: 'Weggaan zonder versturen',
  cancelLabel: 'Verder versturen',
  danger: true,
};

/** State shared by the details frame (drawer or page) and its form. */
export function useDetails(onLeave: () => unknown) {
  const formId = useId();
  const save = useSaveHours();
  const leaving = useUnsavedChangesGuard({
    question: () => (save.progress ? unsent : undefined),
    onLeave: () => {
      if (save.isBusy()) return false;
      save.reset();
      return onLeave();
    },
  });
  const { reset } = save;
  const { setUnsaved } = leaving;
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  }, [onLeave]);
  /** Leaves after everything was saved. */
  const close = useCallback(() => {
    reset();
    setUnsaved(null);
    latest.current();
  }, [reset, setUnsaved]);
  return { formId, save, leaving, close };
}

export type Details = ReturnType<typeof useDetails>;
