import type { KeyboardEvent } from 'react';

const steps: Record<string, (index: number, length: number) => number> = {
  ArrowDown: (index, length) => (index + 1) % length,
  ArrowUp: (index, length) => (index - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
};

/** Arrow keys in the menu: up and down move the focus, left and right collapse and expand a group. */
export function moveFocusByArrow(event: KeyboardEvent<HTMLElement>): void {
  const here = document.activeElement;
  if (!(here instanceof HTMLElement)) return;
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(
    (place) => place.checkVisibility(),
  );
  const index = places.indexOf(here);
  if (index < 0) return;
  const step = steps[event.key];
  const expanded = here.getAttribute('aria-expanded');
  const folds = event.key === 'ArrowLeft' && expanded === 'true';
  const unfolds = event.key === 'ArrowRight' && expanded === 'false';
  if (!step && !folds && !unfolds) return;
  event.preventDefault();
  if (step) places[step(index, places.length)]?.focus();
  else here.click();
}
