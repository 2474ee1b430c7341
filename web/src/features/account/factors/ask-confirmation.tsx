import '../../../ui/page/mantine-screens.ts';
import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { ask } from '../../../ui/messages/confirm.ts';
import { ConfirmForm } from './ConfirmForm.tsx';

/** Asks who is signed in to show it again; resolves to whether that was done. What is typed on the page stays. */
export const askForConfirmation = (): Promise<boolean> =>
  ask<boolean>((modals, answer) => {
    const id = modals.openModal({
      title: translate('Bevestig dat jij het bent'),
      // Above the dialogs that ask for what is dangerous.
      zIndex: 400,
      onClose: () => answer(false),
      children: (
        <ConfirmForm
          onConfirmed={() => {
            answer(true);
            modals.closeModal(id);
          }}
        >
          <Button variant="default" onClick={() => modals.closeModal(id)}>
            {translate('Annuleren')}
          </Button>
        </ConfirmForm>
      ),
    });
    return id;
  });
