import { useEffect, useRef } from 'react';
import { getCurrentUser } from '../../lib/api/call.ts';

/** The used part of a subject's data. */
interface Added<New> {
  useAdd(onTakenBack: (id: string) => void): {
    mutateAsync(values: New & { id: string }): Promise<unknown>;
  };
  useRemove(): { mutate(id: string): void };
}

interface Form {
  opened: boolean;
  /** Clears the field in which it was chosen. */
  onTakenBack: (id: string) => void;
}

/**
 * Adds records by their name alone, for a form that refers to them. The message takes one back, and so does the form for all when it
 * is left without saving.
 */
export function useQuickAdd<New>(data: Added<New>, { opened, onTakenBack }: Form) {
  const added = useRef(new Set<string>());
  const isOpen = useRef(false);
  const { mutate: remove } = data.useRemove();
  const clear = useRef(onTakenBack);
  useEffect(() => {
    clear.current = onTakenBack;
  });
  const adding = data.useAdd((id) => {
    added.current.delete(id);
    clear.current(id);
  });
  useEffect(() => {
    if (!opened) return;
    isOpen.current = true;
    const { current: ids } = added;
    return () => {
      isOpen.current = false;
      // The form comes back when the session ended.
      if (getCurrentUser() !== null) for (const id of ids) remove(id);
      ids.clear();
    };
  }, [opened, remove]);
  return {
    add: async (values: New & { id: string }): Promise<void> => {
      await adding.mutateAsync(values);
      if (isOpen.current) added.current.add(values.id);
      else remove(values.id);
    },
    /** The form was saved. */
    keep: () => added.current.clear(),
  };
}
