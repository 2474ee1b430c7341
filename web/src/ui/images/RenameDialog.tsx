import { Button, Modal, TextInput } from '@mantine/core';
import { findFilenameFault } from '@ploegplan/contract/documents/files';
import { translate } from '@ploegplan/contract/languages/translate';
import { getExtension, renameFile } from '@ploegplan/contract/values/filenames';
import { type FormEvent, useState } from 'react';
import { useEditing } from '../../lib/form/edit-mode.ts';
import { useOverlay } from '../drawer/useOverlay.ts';
import { filenameFaults } from '../fields/filename-faults.ts';

interface RenameDialogProps {
  filename: string;
  /** Resolves to the error text, or null. */
  onRename: (newFilename: string) => Promise<string | null>;
  onClose: () => void;
}

/** Gives a saved image another name; keeps what was typed when that fails. */
export function RenameDialog({ filename, onRename, onClose }: RenameDialogProps) {
  const close = useOverlay(true, onClose);
  const [name, setName] = useState(filename);
  useEditing(name !== filename);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the hours form that renders this dialog, which must not be submitted.
    event.stopPropagation();
    const wanted = renameFile(filename, name);
    if (wanted === null) return onClose();
    const fault = findFilenameFault(wanted);
    if (fault) return setFailure(`${filenameFaults[fault]} ${translate('Kies een andere naam.')}`);
    setSending(true);
    const reason = await onRename(wanted);
    setSending(false);
    setFailure(reason);
    if (reason === null) onClose();
  };
  return (
    <Modal
      opened
      onClose={close}
      title={translate('Hernoemen')}
      centered
      zIndex={300}
      transitionProps={{ duration: 120 }}
    >
      <form onSubmit={(event) => void submit(event)}>
        <TextInput
          data-autofocus
          label={translate('Naam')}
          value={name}
          error={failure}
          // The name is selected without the extension, so that typing replaces it.
          onFocus={({ currentTarget }) =>
            currentTarget.setSelectionRange(0, name.length - getExtension(name).length)
          }
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <div className="grid gap-2 mt-4" style={{ gridTemplateColumns: '1fr 1fr' }}>
          <Button variant="default" mih={48} onClick={onClose}>
            {translate('Annuleren')}
          </Button>
          <Button type="submit" mih={48} disabled={isSending}>
            {translate('Opslaan')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
