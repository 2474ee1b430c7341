import { useEffect, useLayoutEffect, useRef } from 'react';
import { isTextField } from '../fields/is-text-field.ts';

/** The wait lets a confirm dialog that closes at the same moment return the focus, which takes it 10 ms. */
const ENTER_MS = 30;
const RETURN_MS = 20;

const first = 'button:enabled, a[href], input:enabled, textarea:enabled, select:enabled';

/** The page below a drawer or a dialog must not scroll. */
const calm = { preventScroll: true };

/**
 * The focus of a drawer: it returns when the drawer closes, unless the user has moved it to the page meanwhile. Where the drawer
 * does not trap it, it also enters when the drawer opens, and what the drawer is about is brought into view, because the page has
 * become narrower.
 */
export function useDrawerFocus(isOpen: boolean, isTrapped: boolean, content: HTMLElement | null) {
  const opener = useRef<Element | null>(null);
  // The effect runs before a drawer below becomes inert, and with it the button that was pressed there.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen || isTrapped || !content) return;
    const timer = setTimeout(() => {
      const { activeElement } = document;
      const isDetached = opener.current === document.body || !opener.current?.isConnected;
      const isInField =
        isTextField(activeElement) && activeElement !== opener.current && !isDetached;
      // The user of a slow machine may be typing already, here or in a field of the page.
      if (content.contains(activeElement) || isInField) return;
      if (isDetached) opener.current = activeElement;
      const entry = content.querySelector('[data-autofocus]') ?? content.querySelector(first);
      if (entry instanceof HTMLElement) entry.focus(calm);
      document
        .querySelector('main [aria-current="true"]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }, ENTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen, isTrapped, content]);

  useEffect(() => {
    if (isOpen || opener.current === null) return;
    const timer = setTimeout(() => {
      const { activeElement } = document;
      const isHere = activeElement === document.body || content?.contains(activeElement);
      if (isHere && opener.current instanceof HTMLElement) opener.current.focus(calm);
      opener.current = null;
    }, RETURN_MS);
    return () => clearTimeout(timer);
  }, [isOpen, content]);
}
