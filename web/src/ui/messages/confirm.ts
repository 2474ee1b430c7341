import { translate } from '@ploegplan/contract/languages/translate';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { pushOverlay } from '../drawer/open-overlays.ts';
import { addOverlay } from '../drawer/overlays.tsx';
import { isPhone } from '../page/viewport.ts';
import classes from './confirm.module.css';

/** Preloads the dialog's code, so that it is available without a connection. */
export const loadQuestions = () => import('@mantine/modals');

export interface Question {
  title: string;
  text: ReactNode;
  /** The label of the confirm button: a verb. */
  confirmLabel: string;
  cancelLabel?: string;
  /** The action cannot be undone. */
  danger?: boolean;
  /** The initial focus: on cancelling when the action is dangerous, else on confirming. */
  focus?: 'confirm' | 'cancel';
}

/** Sets the initial focus, which is the close button otherwise. A dangerous action must not be confirmed by Enter alone. */
const takesFocus = { 'data-autofocus': true };

type Modals = Awaited<ReturnType<typeof loadQuestions>>;

/** Shows a dialog that answers once. Escape and a phone's back button close it. */
export async function ask<T>(
  open: (modals: Modals, answer: (value: T) => void) => string,
): Promise<T> {
  const modals = await loadQuestions();
  flushSync(() => addOverlay('questions', modals.ModalsProvider));
  return new Promise((resolve) => {
    const answer = (value: T) => {
      takeAway();
      resolve(value);
    };
    const id = open(modals, answer);
    const takeAway = pushOverlay({ close: () => modals.closeModal(id), closesOnBack: isPhone() });
  });
}

/** Shows a confirm dialog; resolves to whether the user confirmed. */
export function confirm(question: Question): Promise<boolean> {
  const {
    title,
    text,
    confirmLabel,
    cancelLabel = translate('Annuleren'),
    danger = false,
  } = question;
  const { focus = danger ? 'cancel' : 'confirm' } = question;
  return ask<boolean>(({ openConfirmModal }, answer) =>
    openConfirmModal({
      title,
      children: text,
      labels: { confirm: confirmLabel, cancel: cancelLabel },
      groupProps: { className: classes.buttons ?? '' },
      confirmProps: {
        ...(danger && { color: 'red.9' }),
        ...(focus === 'confirm' && takesFocus),
      },
      cancelProps: focus === 'cancel' ? takesFocus : {},
      onConfirm: () => answer(true),
      onClose: () => answer(false),
    }),
  );
}
