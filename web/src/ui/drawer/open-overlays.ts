import { createStore, useStore } from '@mantine/store';

/** An overlay over the page: a drawer, a dialog, a menu. */
export interface OpenOverlay {
  /** Closes it; false when it stays open, a promise when it asks first. */
  close: () => unknown;
  /** The id of a drawer, which on a wide window stands beside the page. */
  drawer?: string;
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
  return () =>
    void setTimeout(() => change((stack) => stack.filter((candidate) => candidate !== overlay)));
}

export const getTopOverlay = (): OpenOverlay | undefined => store.getState().stack.at(-1);

const findTopDrawer = (stack: readonly OpenOverlay[]) =>
  stack.findLast(({ drawer }) => drawer !== undefined)?.drawer;

/** The id of the topmost drawer; undefined when none is open. */
export const useTopDrawer = (): string | undefined => findTopDrawer(useStore(store).stack);

/** The current value, without subscribing. */
export const getTopDrawer = (): string | undefined => findTopDrawer(store.getState().stack);

/**
 * Closes the open drawers, the topmost first, and goes on. One with unsaved changes asks before; when it stays open, nothing
 * happens. For what is pressed on the page beside a drawer.
 */
export async function closeDrawersFirst(go: () => void): Promise<void> {
  const drawers = store.getState().stack.filter(({ drawer }) => drawer !== undefined);
  for (const { close } of drawers.reverse()) {
    const closed = close();
    if ((closed instanceof Promise ? await closed : closed) === false) return;
  }
  go();
}

/** The overlays that the back button closes, the topmost last. */
export const listOverlaysForBack = (): OpenOverlay[] =>
  store.getState().stack.filter(({ closesOnBack }) => closesOnBack);

export const onOverlaysChange = (listener: () => void): (() => void) => store.subscribe(listener);
