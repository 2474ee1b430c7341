import { useBlocker } from '@tanstack/react-router';
import { type KeyboardEvent, useRef } from 'react';
import { confirm } from './confirm.ts';

const askToDiscard = () =>
  confirm({
    title: 'Nog niet opgeslagen',
    text: 'Wat je hebt ingevuld gaat verloren.',
    confirmLabel: 'Sluiten zonder opslaan',
    danger: true,
  });

/**
 * Guards the form in a drawer: leaving asks when something would be lost. While something stands above the drawer only that
 * closes, because every open overlay hears the same Escape.
 */
export function useUnsaved(isUnsaved: boolean, onClose: () => void) {
  const covers = useRef(0);

  /** Keeps the drawer open for as long as the question above it is. */
  const above = async <T>(question: () => Promise<T>): Promise<T> => {
    covers.current += 1;
    try {
      return await question();
    } finally {
      setTimeout(() => {
        covers.current -= 1;
      });
    }
  };
  const mayLeave = async () => !isUnsaved || (await above(askToDiscard));

  useBlocker({
    // On the same page only an overlay comes or goes; those ask for themselves.
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && !(await mayLeave()),
    enableBeforeUnload: isUnsaved,
  });
  const close = async () => {
    if (covers.current === 0 && (await mayLeave())) onClose();
  };
  return { above, close: () => void close() };
}

/** Ctrl+Enter in any field saves; also in one where Enter alone means something else. */
export function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
  }
}
