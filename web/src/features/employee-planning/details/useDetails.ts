import { useId } from 'react';
import { useSaveHours } from './useSaveHours.ts';
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard.ts';

/** State shared by the details frame (drawer or page) and its form. */
export function useDetails(onLeave: () => unknown) {
  const formId = useId();
  const save = useSaveHours();
  const leaving = useUnsavedChangesGuard(() => {
    if (save.isPending) return false;
    save.reset();
    return onLeave();
  });
  return { formId, save, leaving };
}

export type Details = ReturnType<typeof useDetails>;
