import { translate } from '@ploegplan/contract/languages/translate';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useEditing } from '../../lib/form/edit-mode.ts';
import { waitUntilPlaceIsLeft } from '../drawer/overlay-history.ts';
import { confirm, loadQuestions, type Question } from './confirm.ts';

const discard: Question = {
  title: translate('Nog niet opgeslagen'),
  text: translate('Wat je hebt ingevuld gaat verloren.'),
  confirmLabel: translate('Weggaan zonder opslaan'),
  cancelLabel: translate('Verder invullen'),
  danger: true,
};

export interface Guarded {
  isUnsaved: () => boolean;
  /** Leaves; false when that is not possible now. */
  onLeave: () => unknown;
  /** Discards unsaved changes after the user confirmed. */
  onDiscard?: () => void;
}

/**
 * Guards unsaved changes against every way of leaving: buttons, Escape, the back button, navigation, closing the tab. The
 * returned function leaves; it returns whether it did, as a promise when it asks first.
 */
export function useGuard({
  isUnsaved,
  onLeave,
  onDiscard,
}: Guarded): () => boolean | Promise<boolean> {
  const { history } = useRouter();
  const isAsking = useRef(false);
  /** Prevents a second question while one is open. */
  const ask = async (go: () => unknown): Promise<boolean> => {
    if (isAsking.current) return false;
    isAsking.current = true;
    const isSure = await confirm(discard).finally(() => {
      isAsking.current = false;
    });
    if (!isSure) return false;
    onDiscard?.();
    await waitUntilPlaceIsLeft(history);
    return go() !== false;
  };

  const wouldLose = useEffectEvent(isUnsaved);
  const askFor = useEffectEvent(ask);
  useEffect(() => {
    const free = { ignoreBlocker: true };
    return history.block({
      // Blocks at once and navigates after the answer: the history must not stay pending while the question is open.
      blockerFn: ({ currentLocation: from, nextLocation: to, action }) => {
        // A navigation within the page only changes overlays, and these ask themselves.
        if (from.pathname === to.pathname || !wouldLose()) return false;
        void askFor(() => {
          const by = to.state.__TSR_index - from.state.__TSR_index;
          if (action === 'PUSH' && !from.state.overlay) history.push(to.href, to.state, free);
          else if (action === 'PUSH' || action === 'REPLACE') {
            history.replace(to.href, to.state, free);
          } else history.go(by, free);
        });
        return true;
      },
      enableBeforeUnload: () => wouldLose(),
    });
  }, [history]);

  return () => (isUnsaved() ? ask(onLeave) : onLeave() !== false);
}

/** Preloads the confirm dialog: it must work without a connection, and a step back aborts a pending import. */
export function usePreloadedConfirmDialog(): void {
  useEffect(() => {
    loadQuestions().catch(() => undefined);
  }, []);
}

/** `useGuard` for a form whose state re-renders on each change. */
export function useUnsavedFormGuard(
  isUnsaved: boolean,
  onClose: () => void,
): () => boolean | Promise<boolean> {
  useEditing(isUnsaved);
  usePreloadedConfirmDialog();
  return useGuard({ isUnsaved: () => isUnsaved, onLeave: onClose });
}

/** Submits on Ctrl+Enter from any field. */
export const submitByKey = (form: RefObject<HTMLFormElement | null>) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  // React also bubbles keys from overlays rendered in portals; those have a form of their own.
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
  event.preventDefault();
  form.current?.requestSubmit();
};
