const editing = new Set<string>();

/** Says whether the form of this key holds what is not saved yet; a form that goes away says no. */
export function setEditing(key: string, isEdited: boolean): void {
  if (isEdited) editing.add(key);
  else editing.delete(key);
}

/** Whether a page that is loaded anew now would lose what somebody filled in. */
export const isEditing = (): boolean => editing.size > 0;
