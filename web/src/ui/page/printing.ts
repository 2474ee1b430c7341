import { createStore, useStore } from '@mantine/store';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';

const store = createStore({ isPrinting: false, isPrintable: false });

const scheme = 'data-mantine-color-scheme';
let schemeOnScreen: string | null = null;

/** Prints in the light theme. */
function changeScheme(isPrinting: boolean): void {
  const root = document.documentElement;
  if (isPrinting) {
    schemeOnScreen = root.getAttribute(scheme);
    root.setAttribute(scheme, 'light');
  } else if (schemeOnScreen !== null) root.setAttribute(scheme, schemeOnScreen);
}

/** Rendered synchronously before the print layout, so that windowed rows are complete. */
function change(next: boolean): void {
  if (store.getState().isPrinting === next) return;
  changeScheme(next);
  flushSync(() => store.setState((now) => ({ ...now, isPrinting: next })));
}

const paper = matchMedia('print');
/** Chromium lays the page out for paper more than once, and in between says that the medium is the screen again. */
let isBetweenEvents = false;
addEventListener('beforeprint', () => {
  isBetweenEvents = true;
  change(true);
});
addEventListener('afterprint', () => {
  isBetweenEvents = false;
  change(paper.matches);
});
paper.addEventListener('change', ({ matches }) => change(matches || isBetweenEvents));

/** True while the page is being printed, when lists must be rendered completely. */
export const useIsPrinting = (): boolean => useStore(store).isPrinting;

/** True when the current screen has something to print. */
export const useIsPrintable = (): boolean => useStore(store).isPrintable;

/** Declares that of the screen that is shown. */
export function usePrintable(isPrintable: boolean): void {
  useEffect(() => {
    store.setState((now) => ({ ...now, isPrintable }));
    return () => store.setState((now) => ({ ...now, isPrintable: false }));
  }, [isPrintable]);
}
