import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
const listeners = new Set<() => void>();

const scheme = 'data-mantine-color-scheme';
let schemeOnScreen: string | null = null;

/** Prints in the light theme. */
function changeScheme(): void {
  const root = document.documentElement;
  if (isPrinting) {
    schemeOnScreen = root.getAttribute(scheme);
    root.setAttribute(scheme, 'light');
  } else if (schemeOnScreen !== null) root.setAttribute(scheme, schemeOnScreen);
}

/** Rendered synchronously before the print layout, so that windowed rows are complete. */
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

/** Whether the page is being printed, when lists must be rendered completely. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
