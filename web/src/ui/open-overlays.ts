import { createStore } from '@mantine/store';

/** An overlay over the page: a drawer, a dialog, a menu. */
export interface OpenOverlay {
  /** Closes it; false when it asks first. */
  close: () => unknown;
  /** The back button closes it instead of leaving the page. */
  closesOnBack: boolean;
}

const store = createStore<{ stack: readonly OpenOverlay[] }>({ stack: [] });

const change = (next: (stack: readonly OpenOverlay[]) => readonly OpenOverlay[]) =>
  store.setState(({ stack }) => ({ stack: next(stack) }));

/**
 * Adds an overlay on top of the stack; the returned function removes it. Removal is deferred: every overlay hears the same
 * Escape, and the one that it closed must count as open until all have heard it.
 */
export function pushOverlay(overlay: OpenOverlay): () => void {
  change((stack) => [...stack, overlay]);
  return () => void setTimeout(() => change((stack) => stack.filter((one) => one !== overlay)));
}

export const topOverlay = (): OpenOverlay | undefined => store.getState().stack.at(-1);

/** The overlays that the back button closes, the topmost last. */
export const overlaysForBack = (): OpenOverlay[] =>
  store.getState().stack.filter(({ closesOnBack }) => closesOnBack);

export const onOverlaysChange = (listener: () => void): (() => void) => store.subscribe(listener);
