import { flushSync } from 'react-dom';
import { addOverlay } from './overlays.tsx';

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
  const { ModalsProvider, openConfirmModal } = await import('@mantine/modals');
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
