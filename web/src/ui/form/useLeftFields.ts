import { type RefObject, useEffect, useEffectEvent } from 'react';

const ends = ['pointerup', 'pointercancel'] as const;

/** Calls with the name of each field (`data-field`) of which the focus goes out, not to another part of it or to another window. */
export function useLeftFields(
  fields: RefObject<HTMLElement | null>,
  onLeft: (name: string) => void,
): void {
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    const container = fields.current;
    if (!container) return;
    const stop = new AbortController();
    const { signal } = stop;
    let isPressed = false;
    let left: string[] = [];
    // Reports after the field took the input, and after a press, which is no click when its target moves for an error.
    const tell = () =>
      setTimeout(() => {
        if (isPressed || signal.aborted) return;
        for (const name of left) leave(name);
        left = [];
      });
    const press = (is: boolean) => () => {
      isPressed = is;
      if (!is) tell();
    };
    addEventListener('pointerdown', press(true), { capture: true, signal });
    for (const end of ends) addEventListener(end, press(false), { capture: true, signal });
    const notice = ({ target, relatedTarget }: FocusEvent) => {
      const field = target instanceof Element && target.closest<HTMLElement>('[data-field]');
      const next = relatedTarget ?? document.activeElement;
      if (!field || (next instanceof Node && field.contains(next))) return;
      left.push(field.dataset.field ?? '');
      tell();
    };
    container.addEventListener('focusout', notice, { signal });
    return () => stop.abort();
  }, [fields]);
}
