import { Button } from '@mantine/core';
import { useFileDialog } from '@mantine/hooks';
import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { translate } from '@ploegplan/contract/languages/translate';
import type { OwnScaffold } from '@ploegplan/contract/scaffolds/schemas';
import { IconCamera } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createScaffoldPhoto } from '../../../data/own/own-scaffolds.ts';
import type { Entry } from '../../../lib/outbox/entry.ts';
import { useOutboxActions } from '../../../lib/outbox/state.ts';
import { selectAcceptable } from '../../../ui/images/acceptable.ts';
import tiles from '../../../ui/images/tiles.module.css';
import { KeptPhoto } from '../images/KeptPhoto.tsx';
import { Refusals } from '../images/Refusals.tsx';

interface Props {
  item: EmployeePlanningItem;
  scaffold: OwnScaffold;
  eventId: string;
  photos: readonly Entry[];
}

/** The photos of an event: each is kept on the device from its choosing on. */
export function EventPhotos({ item, scaffold, eventId, photos }: Props) {
  const client = useQueryClient();
  const actions = useOutboxActions();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const keep = async (files: readonly File[]) => {
    const { openOwnOutbox } = await import('../../../data/own/outbox.ts');
    const outbox = await openOwnOutbox(client);
    const drafts = files.map((file) => createScaffoldPhoto(scaffold, item, { eventId, file }));
    await outbox.keepDrafts(drafts, () => undefined);
  };
  const dialog = useFileDialog({
    accept: 'image/*',
    resetOnOpen: true,
    onChange: (files) => {
      const accepted = selectAcceptable([...(files ?? [])], photos.length);
      setRefusals(accepted.refusals);
      void keep(accepted.files);
    },
  });
  return (
    <div>
      {photos.length > 0 && (
        <ul className={tiles.grid}>
          {photos.map((photo) => (
            <KeptPhoto
              key={photo.id}
              entry={photo}
              onRemove={() => void actions?.discardDrafts([photo.id])}
            />
          ))}
        </ul>
      )}
      <Button
        variant="default"
        mih={48}
        mt="sm"
        fullWidth
        leftSection={<IconCamera size={20} stroke={1.5} aria-hidden />}
        onClick={dialog.open}
      >
        {translate('Foto toevoegen')}
      </Button>
      <Refusals texts={refusals} />
    </div>
  );
}
