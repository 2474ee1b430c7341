/** An overlay over the page: a drawer, a dialog, a menu. */
export interface OpenOverlay {
  /** Closes it; false when it asks first. */
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
 * Adds an overlay on top of the stack; the returned function removes it. Removal is deferred: every overlay hears the same
 * Escape, and the one that it closed must count as open until all have heard it.
 */
export function pushOverlay(overlay: OpenOverlay): () => void {
  put([...stack, overlay]);
  return () => void setTimeout(() => put(stack.filter((one) => one !== overlay)));
}

export const topOverlay = (): OpenOverlay | undefined => stack.at(-1);

/** The overlays that the back button closes, the topmost last. */
export const overlaysForBack = (): OpenOverlay[] =>
  stack.filter(({ closesOnBack }) => closesOnBack);

export function onOverlaysChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
