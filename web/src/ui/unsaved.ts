import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useEditing } from '../lib/edit-mode.ts';
import { confirm, loadQuestions, type Question } from './confirm.ts';

const discard: Question = {
  title: 'Nog niet opgeslagen',
  text: 'Wat je hebt ingevuld gaat verloren.',
  confirmLabel: 'Sluiten zonder opslaan',
  danger: true,
};

interface Guarded {
  isUnsaved: () => boolean;
  /** Leaves for good; false when that cannot be now. */
  onLeave: () => unknown;
  /** What is not saved goes, at the user's word. */
  onDiscard?: () => void;
  question?: Question;
}

/**
 * Guards what is not saved against every way out: buttons, Escape, the back button, another page, a closed tab. The answer
 * leaves; it gives false when it stays for now, because it asks first.
 */
export function useGuard({
  isUnsaved,
  onLeave,
  onDiscard,
  question = discard,
}: Guarded): () => boolean {
  const { history } = useRouter();
  const isAsking = useRef(false);
  /** A second question does not come on top of the first. */
  const ask = async (go: () => unknown) => {
    if (isAsking.current) return;
    isAsking.current = true;
    const isSure = await confirm(question).finally(() => {
      isAsking.current = false;
    });
    if (!isSure) return;
    onDiscard?.();
    go();
  };

  const wouldLose = useEffectEvent(isUnsaved);
  const askFor = useEffectEvent(ask);
  useEffect(() => {
    const free = { ignoreBlocker: true };
    return history.block({
      // Refused at once and gone after when the user is sure: while a question waits, the history must not hang in between.
      blockerFn: ({ currentLocation: from, nextLocation: to, action }) => {
        // On the same page only an overlay comes or goes; those ask for themselves.
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

  return () => {
    if (!isUnsaved()) return onLeave() !== false;
    void ask(onLeave);
    return false;
  };
}

/** Loads the question before it is needed: it must come without a connection too, and a step back stops what is being loaded. */
export function useQuestionAtHand(): void {
  useEffect(() => {
    loadQuestions().catch(() => undefined);
  }, []);
}

/** The same for a form that is drawn anew with each change. */
export function useUnsaved(isUnsaved: boolean, onClose: () => void): () => boolean {
  useEditing(isUnsaved);
  useQuestionAtHand();
  return useGuard({ isUnsaved: () => isUnsaved, onLeave: onClose });
}

/** Ctrl+Enter saves, wherever the focus is; also in a field where Enter alone means something else. */
export const submitByKey = (form: RefObject<HTMLFormElement | null>) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  // React hands on the keys of what lies above it too; that one has a form of its own, or none.
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
  event.preventDefault();
  form.current?.requestSubmit();
};
