import { flushSync } from 'react-dom';
import { pushOverlay } from './open-overlays.ts';
import { addOverlay } from './overlays.tsx';
import { isPhone } from './viewport.ts';

/** Loads what shows the questions, so that it is there when the connection is not. */
export const loadQuestions = () => import('@mantine/modals');

export interface Question {
  title: string;
  text: string;
  /** The verb of what will be done. */
  confirmLabel: string;
  cancelLabel?: string;
  /** What is done cannot be undone. */
  danger?: boolean;
}

/** Read by the dialog, which else gives the focus to its closing cross. What cannot be undone takes more than Enter. */
const takesFocus = { 'data-autofocus': true };

/** Asks, and answers whether the user said yes. Escape and a phone's back button say no. */
export async function confirm(question: Question): Promise<boolean> {
  const { title, text, confirmLabel, cancelLabel = 'Annuleren', danger = false } = question;
  const { ModalsProvider, openConfirmModal, closeModal } = await loadQuestions();
  flushSync(() => addOverlay('questions', ModalsProvider));
  return new Promise((resolve) => {
    const answer = (isSure: boolean) => {
      takeAway();
      resolve(isSure);
    };
    const id = openConfirmModal({
      title,
      children: text,
      labels: { confirm: confirmLabel, cancel: cancelLabel },
      confirmProps: danger ? { color: 'red.9' } : takesFocus,
      cancelProps: danger ? takesFocus : {},
      closeButtonProps: { 'aria-label': 'Sluiten' },
      onConfirm: () => answer(true),
      onClose: () => answer(false),
    });
    const takeAway = pushOverlay({ close: () => closeModal(id), closesOnBack: isPhone() });
  });
}
