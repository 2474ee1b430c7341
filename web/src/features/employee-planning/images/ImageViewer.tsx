import { Modal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { ImageInfo } from '@ploegplan/contract/images.schemas';
import { isOwnImage } from '@ploegplan/contract/rules/images';
import { useEffect, useState } from 'react';
import { problems } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';
import { useSession } from '../../../lib/session/session.ts';
import { confirm } from '../../../ui/confirm.ts';
import { useOverlay } from '../../../ui/useOverlay.ts';
import classes from './ImageViewer.module.css';
import { RenameDialog } from './RenameDialog.tsx';
import { imageUrl, useExistingImages } from './useExistingImages.ts';
import { useSwipe } from './useSwipe.ts';
import { ViewerActions } from './ViewerActions.tsx';

/** Wide enough for any screen that this is looked at on; the original is for downloading. */
const VIEWED_WIDTH = 2048;

interface ImageViewerProps {
  itemId: string;
  images: readonly ImageInfo[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

const stepOfKey: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** One image over the whole screen, and the way to the others. Default export for React's lazy loading. */
export default function ImageViewer({ itemId, images, index, onMove, onClose }: ImageViewerProps) {
  const session = useSession();
  const existing = useExistingImages(itemId);
  const [dialog, setDialog] = useState<'rename' | 'delete' | null>(null);
  const close = useOverlay(true, onClose);

  const step = (by: number) => {
    const next = index + by;
    if (images[next]) onMove(next);
  };
  const swipe = useSwipe(step);
  useWindowEvent('keydown', ({ key }) => {
    const by = stepOfKey[key];
    if (by && dialog === null) step(by);
  });
  const image = images[index] ?? images.at(-1);
  useEffect(() => {
    if (images.length === 0) onClose();
  }, [images.length, onClose]);
  if (!image) return null;

  const whenOwn = (act: () => void) => () => {
    if (isOwnImage(session?.employeeId ?? null, image)) act();
    else notify.info(problems['not-uploader']);
  };
  const remove = async () => {
    setDialog('delete');
    const sure = await confirm({
      title: 'Verwijderen',
      text: 'Weet je zeker dat je deze afbeelding wilt verwijderen?',
      confirmLabel: 'Verwijderen',
      danger: true,
    });
    setDialog(null);
    if (sure) existing.remove(image.filename);
  };
  const position = images.indexOf(image);
  return (
    <>
      <Modal
        opened
        fullScreen
        radius={0}
        onClose={close}
        title={<ViewerTitle filename={image.filename} position={position} count={images.length} />}
        closeButtonProps={{ 'aria-label': 'Sluiten', size: 48, iconSize: 20 }}
        transitionProps={{ duration: 120 }}
        classNames={classes}
      >
        <div className={classes.stage} {...swipe}>
          <img
            key={image.filename}
            src={imageUrl(itemId, image.filename, VIEWED_WIDTH)}
            alt={image.filename}
            draggable={false}
          />
        </div>
        <ViewerActions
          position={position}
          count={images.length}
          downloadUrl={imageUrl(itemId, image.filename)}
          filename={image.filename}
          onStep={step}
          onRename={whenOwn(() => setDialog('rename'))}
          onDelete={whenOwn(() => void remove())}
        />
      </Modal>
      {dialog === 'rename' && (
        <RenameDialog
          filename={image.filename}
          onRename={(name) => existing.rename(image.filename, name)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

interface ViewerTitleProps {
  filename: string;
  position: number;
  count: number;
}

function ViewerTitle({ filename, position, count }: ViewerTitleProps) {
  return (
    <>
      {filename}
      {count > 1 && <span className={classes.count}>{`${position + 1} van ${count}`}</span>}
    </>
  );
}
