import { useEffect, useId, useState, useSyncExternalStore } from 'react';

const editing = new Set<string>();
const listeners = new Set<() => void>();

/** Sets whether the form of this key has unsaved changes; cleared when the form unmounts. */
export function setEditing(key: string, isEdited: boolean): void {
  if (editing.has(key) === isEdited) return;
  if (isEdited) editing.add(key);
  else editing.delete(key);
  for (const listener of listeners) listener();
}

/** Whether any form on this page has unsaved changes. */
export const isEditing = (): boolean => editing.size > 0;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** `isEditing` as a hook. */
export const useIsEditing = (): boolean => useSyncExternalStore(subscribe, isEditing);

/** Registers unsaved changes for as long as the component is mounted. */
export function useEditing(isEdited: boolean): void {
  const key = useId();
  useEffect(() => {
    setEditing(key, isEdited);
    return () => setEditing(key, false);
  }, [key, isEdited]);
}

/** The same for a form with uncontrolled fields, as its `onInput` handler; until its values are accepted. */
export function useEditingByInput(isAccepted = false) {
  const [isTyped, setTyped] = useState(false);
  useEditing(isTyped && !isAccepted);
  return ({ currentTarget }: { currentTarget: HTMLFormElement }) =>
    setTyped([...new FormData(currentTarget).values()].some(Boolean));
}
