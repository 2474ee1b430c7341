/** Something that lies over the page: a drawer, a dialog, a question. */
export interface OpenOverlay {
  /** Closes it; false when it stays for now, because it asks first. */
  close: () => unknown;
  /** The back button closes it instead of leaving the page. */
  closesOnBack: boolean;
}

let stack: readonly OpenOverlay[] = [];
const listeners = new Set<() => void>();

function put(next: readonly OpenOverlay[]): void {
  stack = next;
  for (const tell of listeners) tell();
}

/**
 * Puts something on top of what is open; the answer takes it away. Not at once: each of them hears the same Escape, and what it
 * closed counts as open until all have heard it.
 */
export function pushOverlay(overlay: OpenOverlay): () => void {
  put([...stack, overlay]);
  return () => void setTimeout(() => put(stack.filter((one) => one !== overlay)));
}

export const topOverlay = (): OpenOverlay | undefined => stack.at(-1);

/** What the back button closes, the topmost last. */
export const overlaysForBack = (): OpenOverlay[] =>
  stack.filter(({ closesOnBack }) => closesOnBack);

export function onOverlaysChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
