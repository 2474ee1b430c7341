import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
const listeners = new Set<() => void>();

const scheme = 'data-mantine-color-scheme';
let schemeOnScreen: string | null = null;

/** Paper is white, whatever the window is. */
function changeScheme(): void {
  const root = document.documentElement;
  if (isPrinting) {
    schemeOnScreen = root.getAttribute(scheme);
    root.setAttribute(scheme, 'light');
  } else if (schemeOnScreen !== null) root.setAttribute(scheme, schemeOnScreen);
}

/** Before the page is laid out for paper, all is drawn that the window left out; so at once, not when React finds time. */
function change(next: boolean): void {
  if (isPrinting === next) return;
  isPrinting = next;
  changeScheme();
  flushSync(() => {
    for (const tell of listeners) tell();
  });
}

const paper = matchMedia('print');
addEventListener('beforeprint', () => change(true));
addEventListener('afterprint', () => change(paper.matches));
paper.addEventListener('change', ({ matches }) => change(matches));

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the page goes to paper, where what is long must be there as a whole. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
