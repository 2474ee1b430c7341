import { useRef, useState } from 'react';

/** Whether the options of a field are open, as its properties; what is typed opens them. */
export function useOptionsOpen() {
  const [isOpen, setOpen] = useState(false);
  const isEmptied = useRef(false);
  const close = () => setOpen(false);
  /** Closed as the last letter goes, though that is typing too: else the first option lies ready, and Enter takes it. */
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
