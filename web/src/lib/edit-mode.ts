import { useEffect, useId, useState, useSyncExternalStore } from 'react';

const editing = new Set<string>();
const listeners = new Set<() => void>();

/** Says whether the form of this key holds what is not saved yet; a form that goes away says no. */
export function setEditing(key: string, isEdited: boolean): void {
  if (editing.has(key) === isEdited) return;
  if (isEdited) editing.add(key);
  else editing.delete(key);
  for (const listener of listeners) listener();
}

/** Whether a page that is loaded anew now would lose what somebody filled in. */
export const isEditing = (): boolean => editing.size > 0;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The same, followed by who shows it. */
export const useIsEditing = (): boolean => useSyncExternalStore(subscribe, isEditing);

/** Says it for as long as the component is there. */
export function useEditing(isEdited: boolean): void {
  const key = useId();
  useEffect(() => {
    setEditing(key, isEdited);
    return () => setEditing(key, false);
  }, [key, isEdited]);
}

/** The same for a form whose fields keep what is typed themselves, by its `onInput`; until it has been accepted. */
export function useEditingByInput(isAccepted = false) {
  const [isTyped, setTyped] = useState(false);
  useEditing(isTyped && !isAccepted);
  return ({ currentTarget }: { currentTarget: HTMLFormElement }) =>
    setTyped([...new FormData(currentTarget).values()].some(Boolean));
}
