import { Modal } from '@mantine/core';
import type { Entry } from '../../lib/outbox/entry.ts';
import { useShownOutbox } from '../../lib/outbox/state.ts';
import { useOverlay } from '../useOverlay.ts';
import { OutboxList } from './OutboxList.tsx';

/** Everything that waits for a connection or was refused. Default export for lazy loading. */
export default function OutboxDialog({
  opened,
  onClose,
  onMend,
}: {
  opened: boolean;
  onClose: () => void;
  onMend: (entry: Entry) => void;
}) {
  const close = useOverlay(opened, onClose);
  const { shown } = useShownOutbox();
  return (
    <Modal
      opened={opened}
      onClose={close}
      title="Nog niet verstuurd"
      closeButtonProps={{ 'aria-label': 'Sluiten', size: 48, iconSize: 20 }}
    >
      {shown.length === 0 ? (
        <p>Er wacht niets meer.</p>
      ) : (
        <OutboxList isAbout={() => true} onMend={onMend} />
      )}
    </Modal>
  );
}
