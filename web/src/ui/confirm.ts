import { flushSync } from 'react-dom';
import { addOverlay } from './overlays.tsx';

/** Loads what shows the questions, so that it is there when the connection is not. */
export const loadQuestions = () => import('@mantine/modals');

interface Question {
  title: string;
  text: string;
  /** The verb of what will be done. */
  confirmLabel: string;
  /** What is done cannot be undone. */
  danger?: boolean;
}

/** Asks, and answers whether the user said yes. */
export async function confirm({ title, text, confirmLabel, danger = false }: Question) {
  const { ModalsProvider, openConfirmModal } = await loadQuestions();
  flushSync(() => addOverlay('questions', ModalsProvider));
  return new Promise<boolean>((resolve) => {
    openConfirmModal({
      title,
      children: text,
      labels: { confirm: confirmLabel, cancel: 'Annuleren' },
      confirmProps: danger ? { color: 'red.9' } : {},
      closeButtonProps: { 'aria-label': 'Sluiten' },
      onConfirm: () => resolve(true),
      onClose: () => resolve(false),
    });
  });
}
