import '@mantine/dropzone/styles.layer.css';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { fileSize } from '@ploegplan/contract/rules/sizes';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { faultOf } from '../../../lib/device/prepare-image.ts';
import { useEditing } from '../../../lib/form/edit-mode.ts';
import {
  isPhoto,
  type PickedFiles,
  selectAcceptable,
  takingAll,
} from '../../../ui/images/acceptable.ts';
import { useOverlay } from '../../../ui/useOverlay.ts';
import classes from './AddImagesDialog.module.css';
import { Refusals } from './Refusals.tsx';

interface AddImagesDialogProps {
  /** How many images wait already. */
  waiting: number;
  onAdd: (files: readonly File[]) => void;
  onClose: () => void;
}

/** Picks images: from the album, or dropped on it. Default export for lazy loading. */
export default function AddImagesDialog({ waiting, onAdd, onClose }: AddImagesDialogProps) {
  const close = useOverlay(true, onClose);
  const openAlbum = useRef<() => void>(null);
  const [{ files, refusals }, setPicked] = useState<PickedFiles>({ files: [], refusals: [] });
  useEditing(files.length > 0);
  const pick = async (more: readonly File[]) => {
    const checked = await Promise.all(
      more.map(async (file) => ({ file, fault: isPhoto(file) ? await faultOf(file) : null })),
    );
    const faults = checked.flatMap(({ file, fault }) => (fault ? [`${file.name}: ${fault}`] : []));
    const fit = checked.filter(({ fault }) => fault === null).map(({ file }) => file);
    setPicked((before) => {
      const { files, refusals } = selectAcceptable(fit, waiting + before.files.length);
      return { files: [...before.files, ...files], refusals: [...faults, ...refusals] };
    });
  };
  const add = () => {
    onAdd(files);
    onClose();
  };
  return (
    <Modal opened onClose={close} title="Afbeeldingen toevoegen">
      <Stack gap="md">
        <Dropzone
          className={classes.zone ?? ''}
          openRef={openAlbum}
          {...takingAll((picked) => void pick(picked))}
          accept={['image/*']}
          activateOnClick={false}
          activateOnKeyboard={false}
          enablePointerEvents
          inputProps={{ 'aria-label': 'Foto’s' }}
        >
          <Button
            variant="default"
            fullWidth
            h={64}
            leftSection={<IconPhotoPlus size={24} stroke={1.5} />}
            onClick={() => openAlbum.current?.()}
          >
            Foto’s kiezen
          </Button>
          <Text size="xs" c="dimmed" className={classes.mouseOnly ?? ''}>
            of sleep ze hierheen
          </Text>
        </Dropzone>
        <Refusals texts={refusals} />
        {files.length > 0 && <Text role="status">{chosen(files)}</Text>}
        <Group gap="sm" grow>
          <Button variant="default" h={48} onClick={onClose}>
            Annuleren
          </Button>
          <Button h={48} onClick={add} disabled={files.length === 0}>
            Toevoegen
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** Shows the number of photos, because their file names say little. */
function chosen(files: readonly File[]): string {
  const size = fileSize(files.reduce((sum, file) => sum + file.size, 0));
  return files.length === 1
    ? `1 afbeelding gekozen, ${size}`
    : `${files.length} afbeeldingen gekozen, ${size}`;
}
