import { createStore, useStore } from '@mantine/store';
import { useEffect, useId, useState } from 'react';

const store = createStore<{ editing: ReadonlySet<string> }>({ editing: new Set() });

/** Sets whether the form of this key has unsaved changes; cleared when the form unmounts. */
export function setEditing(key: string, isEdited: boolean): void {
  const { editing } = store.getState();
  if (editing.has(key) === isEdited) return;
  const others = [...editing].filter((value) => value !== key);
  store.setState({ editing: new Set(isEdited ? [...others, key] : others) });
}

/** True when any form on this page has unsaved changes. */
export const isEditing = (): boolean => store.getState().editing.size > 0;

export const useIsEditing = (): boolean => useStore(store).editing.size > 0;

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
