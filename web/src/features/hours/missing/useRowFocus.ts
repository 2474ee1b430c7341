import { useEffect, useRef } from 'react';

/**
 * The focus of a list whose rows, or the buttons in them, go when they are used: it then moves to what is in their place. `leave(at)`
 * tells which row is used.
 */
export function useRowFocus() {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<number | null>(null);
  // The focus is restored after each change of the list, which may take the focused button away.
  useEffect(() => {
    if (place.current === null) return;
    const { activeElement } = document;
    if (activeElement !== document.body) {
      if (!list.current?.contains(activeElement)) place.current = null;
      return;
    }
    const rows = [...(list.current?.children ?? [])];
    const row = rows[Math.min(place.current, rows.length - 1)];
    row?.querySelector('a')?.focus({ preventScroll: true });
  });
  const leave = (at: number) => {
    place.current = at;
  };
  return { list, leave };
}
