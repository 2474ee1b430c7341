import { flushSync } from 'react-dom';
import { addOverlay } from './overlays.tsx';

/** Loads what shows the questions, so that it is there when the connection is not. */
export const loadQuestions = () => import('@mantine/modals');

interface Question {
  title: string;
  text: string;
  /** The verb of what will be done. */
  confirmLabel: string;
  cancelLabel?: string;
  /** What is done cannot be undone. */
  danger?: boolean;
}

/** Read by the dialog, which else gives the focus to its closing cross. */
const takesFocus = { 'data-autofocus': true };

/** Asks, and answers whether the user said yes. */
export async function confirm(question: Question): Promise<boolean> {
  const { title, text, confirmLabel, cancelLabel = 'Annuleren', danger = false } = question;
  const { ModalsProvider, openConfirmModal } = await loadQuestions();
  flushSync(() => addOverlay('questions', ModalsProvider));
  return new Promise((resolve) => {
    openConfirmModal({
      title,
      children: text,
      labels: { confirm: confirmLabel, cancel: cancelLabel },
      confirmProps: danger ? { color: 'red.9' } : takesFocus,
      closeButtonProps: { 'aria-label': 'Sluiten' },
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    });
  });
}
