import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** The open state of a select's options, as props; typing opens them. */
export function useOptionsOpen() {
  const [isOpen, setOpen] = useState(false);
  const isEmptied = useRef(false);
  // True once Mantine made its own choice at the opening.
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isOpen) return setSettled(false);
    const timer = setTimeout(() => setSettled(true));
    return () => clearTimeout(timer);
  }, [isOpen]);
  const close = () => setOpen(false);
  /** Closes when the text becomes empty; otherwise Enter would choose the first option. */
  const closeEmptied = () => {
    close();
    isEmptied.current = true;
    queueMicrotask(() => {
      isEmptied.current = false;
    });
  };
  const shown = {
    dropdownOpened: isOpen,
    onDropdownOpen: () => setOpen(!isEmptied.current),
    onDropdownClose: close,
  };
  return { shown, isSettled, close, closeEmptied };
}

/** While a search text is present Enter chooses, and never submits the form. */
export function keepSearching(event: KeyboardEvent<HTMLInputElement>, isSearching: boolean): void {
  const isAlone = !event.ctrlKey && !event.metaKey;
  if (event.key !== 'Enter' || !isAlone || !isSearching) return;
  event.preventDefault();
  takeFirst(event.currentTarget.getAttribute('aria-controls'));
}

/** Mantine marks the first option by a timer, which a quick Enter is ahead of. */
function takeFirst(listId: string | null): void {
  const list = listId === null ? null : document.getElementById(listId);
  if (list?.querySelector('[data-combobox-selected]')) return;
  list?.querySelector<HTMLElement>('[data-combobox-option]:not([data-combobox-disabled])')?.click();
}
