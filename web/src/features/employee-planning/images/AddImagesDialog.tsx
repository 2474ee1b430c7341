import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import '@mantine/dropzone/styles.layer.css';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { formatFileSize } from '@ploegplan/contract/values/sizes';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useOverlay } from '../../../ui/drawer/useOverlay.ts';
import { createTakeAll, selectAcceptable } from '../../../ui/images/acceptable.ts';
import classes from './AddImagesDialog.module.css';
import { Refusals } from './Refusals.tsx';
import type { Chosen } from './usePendingImages.ts';

interface AddImagesDialogProps {
  /** The number of images that wait already, including those chosen in this dialog. */
  waiting: number;
  /** Stores images at once, so that closing the application loses none. */
  onChoose: (files: readonly File[]) => Promise<Chosen>;
  onRemove: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** Picks images: from the album, or dropped on it. Default export for lazy loading. */
export default function AddImagesDialog(props: AddImagesDialogProps) {
  const { waiting, onChoose, onRemove, onClose } = props;
  const openAlbum = useRef<() => void>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const choosing = useRef<Promise<Chosen>[]>([]);
  const cancel = () => {
    // This includes images that are still being stored.
    for (const chosen of choosing.current) void chosen.then(({ ids }) => onRemove(ids));
    onClose();
  };
  const close = useOverlay(true, cancel);
  const pick = async (more: readonly File[]) => {
    const picked = selectAcceptable(more, waiting);
    const choice = onChoose(picked.files);
    choosing.current.push(choice);
    const { chosen, refusals } = await choice;
    setFiles((before) => [...before, ...chosen]);
    setRefusals([...refusals, ...picked.refusals]);
  };
  return (
    <Modal opened onClose={close} title={translate('Afbeeldingen toevoegen')}>
      <Stack gap="md">
        <Dropzone
          className={`${classes.zone} p-4 text-center`}
          openRef={openAlbum}
          {...createTakeAll((picked) => void pick(picked))}
          accept={['image/*']}
          activateOnClick={false}
          activateOnKeyboard={false}
          enablePointerEvents
          inputProps={{ 'aria-label': translate('Foto’s') }}
        >
          <Button
            variant="default"
            fullWidth
            h={64}
            leftSection={<IconPhotoPlus size={24} stroke={1.5} />}
            onClick={() => openAlbum.current?.()}
          >
            {translate('Foto’s kiezen')}
          </Button>
          <Text size="xs" c="dimmed" className={`${classes.mouseOnly} mt-2`}>
            {translate('of sleep ze hierheen')}
          </Text>
        </Dropzone>
        <Refusals texts={refusals} />
        {files.length > 0 && <Text role="status">{describeChosen(files)}</Text>}
        <Group gap="sm" grow>
          <Button variant="default" mih={48} onClick={cancel}>
            {translate('Annuleren')}
          </Button>
          <Button mih={48} onClick={onClose} disabled={files.length === 0}>
            {translate('Toevoegen')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Shows the number of photos, because their file names say little. */
function describeChosen(files: readonly File[]): string {
  const size = formatFileSize(files.reduce((sum, file) => sum + file.size, 0));
  return translateCount(
    files.length,
    '{count} afbeelding gekozen, {size}',
    '{count} afbeeldingen gekozen, {size}',
    { size },
  );
}
