import { type KeyboardEvent, useRef, useState } from 'react';

/** The open state of a select's options, as props; typing opens them. */
export function useOptionsOpen() {
  const [isOpen, setOpen] = useState(false);
  const isEmptied = useRef(false);
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
  return { shown, close, closeEmptied };
}

/** While a search text is present Enter chooses, and never submits the form. */
export function keepSearching(event: KeyboardEvent, isSearching: boolean): void {
  const isAlone = !event.ctrlKey && !event.metaKey;
  if (event.key === 'Enter' && isAlone && isSearching) event.preventDefault();
}
