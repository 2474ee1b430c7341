import '@mantine/dropzone/styles.layer.css';
import { Button } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import type { ImageInfo } from '@ploegplan/contract/images/schemas';
import { IconCamera, IconPhotoSearch, IconPhotoUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useStorageText } from '../../data/company/storage.ts';
import { type ImageOwner, refreshImages } from '../../data/records/images.ts';
import { notify } from '../../lib/notify.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { getTopOverlay } from '../../ui/drawer/open-overlays.ts';
import { isTextField } from '../../ui/fields/is-text-field.ts';
import { createTakeAll } from '../../ui/images/acceptable.ts';
import { findAvailableName } from '../../ui/images/names.ts';
import tiles from '../../ui/images/tiles.module.css';
import { StorageNotice } from '../../ui/messages/StorageNotice.tsx';
import { Segments } from '../../ui/page/Segments.tsx';
import { useIsPhone } from '../../ui/page/viewport.ts';
import classes from './images.module.css';
import { UploadList } from './UploadList.tsx';
import { addUploads, useUploads } from './upload-queue.ts';

type Listener = (files: File[]) => void;

/** The places on the page that take pasted images; the last one that appeared gets them. */
const listeners: Listener[] = [];

function takePasted(event: ClipboardEvent): void {
  const files = [...(event.clipboardData?.files ?? [])];
  const overlay = getTopOverlay();
  const isCovered = overlay !== undefined && overlay.drawer === undefined;
  if (files.length === 0 || isCovered || isTextField(event.target)) return;
  event.preventDefault();
  listeners.at(-1)?.(files);
}

/** Gets the images that are pasted while no field has the focus. */
function usePastedImages(isEnabled: boolean, onPaste: Listener): void {
  const paste = useEffectEvent(onPaste);
  useEffect(() => {
    if (!isEnabled) return;
    const listener: Listener = (files) => paste(files);
    if (listeners.length === 0) document.addEventListener('paste', takePasted);
    listeners.push(listener);
    return () => {
      listeners.splice(listeners.indexOf(listener), 1);
      if (listeners.length === 0) document.removeEventListener('paste', takePasted);
    };
  }, [isEnabled]);
}

const ImagePicker = createLazyPart(() => import('./ImagePicker.tsx'));

/** Each is sent by itself, so that this only guards against a whole folder by mistake. */
const MOST_PICKED = 200;

interface AddingProps {
  owner: ImageOwner;
  dayId: string | undefined;
  images: readonly ImageInfo[];
  isReadOnly: boolean;
  /** True when the buttons may come before the images on a phone, which is wrong when the images themselves are wanted. */
  isAbove: boolean;
  children: ReactNode;
}

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Adding images: from a file dialog, the camera, dropped, pasted, or from those that exist. Around what is there already. */
export function Adding(props: AddingProps) {
  const { owner, dayId, images, isReadOnly, children } = props;
  const [forDay, setForDay] = useState(true);
  const targetId = useId();
  const target = useMemo<ImageOwner>(
    () => (dayId && forDay ? { type: 'planningitem', id: dayId } : owner),
    [dayId, forDay, owner],
  );
  const { uploads, add } = useAdding(owner, dayId, target, images);
  const [isPicking, setPicking] = useState(false);
  const isPhone = useIsPhone();
  const storage = useStorageText('afbeeldingen', !isReadOnly);
  const openFiles = useRef<() => void>(null);
  const camera = useRef<HTMLInputElement>(null);
  usePastedImages(!isReadOnly, add);
  if (isReadOnly) return <div className={classes.zone}>{children}</div>;
  // Buttons below many images would be far away on a phone.
  const isAbove = props.isAbove && isPhone && images.length > 0;
  const actions = (
    <div
      className={`flex flex-wrap items-center gap-2 phone-flex-col phone-items-stretch print-hidden ${isAbove ? 'mb-4' : ''}`}
    >
      {dayId && (
        <div className="flex items-center gap-2 text-sm phone-flex-col phone-items-stretch phone-gap-1">
          <span id={targetId}>Toevoegen aan</span>
          <Segments
            aria-labelledby={targetId}
            value={forDay ? 'day' : 'range'}
            onChange={(value) => setForDay(value === 'day')}
            options={[
              { value: 'day', label: 'Deze dag' },
              { value: 'range', label: 'Alle dagen' },
            ]}
          />
        </div>
      )}
      <Button
        variant="default"
        leftSection={<IconPhotoUp {...icon} />}
        onClick={() => openFiles.current?.()}
      >
        Afbeelding(en) uploaden
      </Button>
      <Button
        className={tiles.coarseOnly ?? ''}
        variant="default"
        leftSection={<IconCamera {...icon} />}
        onClick={() => camera.current?.click()}
      >
        Foto maken
      </Button>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Button
        variant="default"
        leftSection={<IconPhotoSearch {...icon} />}
        onClick={() => setPicking(true)}
      >
        Bestaande afbeelding(en) kiezen
      </Button>
    </div>
  );
  return (
    <Dropzone
      className={classes.zone ?? ''}
      openRef={openFiles}
      {...createTakeAll(add)}
      // Naming HEIC would stop an iPhone from turning its photos into JPEG.
      accept={['image/*']}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ 'aria-label': 'Afbeelding(en) uploaden' }}
    >
      {storage && <StorageNotice text={storage} />}
      <Dropzone.Accept>
        <p className={classes.dropping}>
          <span className="px-4 py-2 rounded font-semibold">Laat los om te uploaden</span>
        </p>
      </Dropzone.Accept>
      <UploadList uploads={uploads} />
      {isAbove && actions}
      {children}
      {!isAbove && actions}
      {isPicking && (
        <ImagePicker owner={target} images={images} onClose={() => setPicking(false)} />
      )}
    </Dropzone>
  );
}

/** Returns the uploads for an owner, and for the day of it that is shown. */
function useAdding(
  owner: ImageOwner,
  dayId: string | undefined,
  target: ImageOwner,
  images: readonly ImageInfo[],
) {
  const client = useQueryClient();
  const { photoSide } = useTenant();
  const ofOwner = useUploads(owner);
  const ofDay = useUploads({ type: 'planningitem', id: dayId ?? '' });
  const uploads = [...ofOwner, ...ofDay];
  const add = (picked: readonly File[]) => {
    // Files that are not images are listed with the others, with the reason.
    const files = picked.slice(0, MOST_PICKED);
    if (picked.length > MOST_PICKED)
      notify.error(`Kies hooguit ${MOST_PICKED} afbeeldingen tegelijk.`);
    const onTheWay = uploads.filter(({ canRetry }) => canRetry);
    const taken = [...images.map(({ filename }) => filename), ...onTheWay.map(({ name }) => name)];
    const named = files.map((file) => {
      const name = findAvailableName(file.name, taken);
      taken.push(name);
      return { file, name };
    });
    addUploads({
      owner: target,
      files: named,
      side: photoSide,
      onStored: () => refreshImages(client),
    });
  };
  return { uploads, add };
}
