import { Modal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import type { ImageInfo } from '@ploegplan/contract/images.schemas';
import { useOverlay } from '../useOverlay.ts';
import classes from './ImageViewer.module.css';
import { useSwipe } from './useSwipe.ts';
import { type ImageAction, ViewerActions } from './ViewerActions.tsx';

/** Wide enough for any screen that an image is looked at on; the original is for downloading. */
const VIEWED_WIDTH = 2048;

interface Props {
  images: readonly ImageInfo[];
  image: ImageInfo;
  /** The address of an image: the original, or a preview of at most so many pixels wide. */
  urlOf: (image: ImageInfo, maxWidth?: number) => string;
  /** Of what an image is, when they are of several things. */
  captionOf?: (image: ImageInfo) => string;
  more?: readonly ImageAction[];
  /** A dialog lies above it, which gets the keys. */
  isCovered?: boolean;
  onMove: (index: number) => void;
  onClose: () => void;
}

const stepOfKey: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** One image over the whole screen, and the way to the others. Default export for React's lazy loading. */
export default function ImageViewer(props: Props) {
  const { images, image, urlOf, captionOf, more = [], isCovered, onMove, onClose } = props;
  const close = useOverlay(true, onClose);
  const position = images.indexOf(image);
  const step = (by: number) => {
    if (images[position + by]) onMove(position + by);
  };
  const swipe = useSwipe(step);
  useWindowEvent('keydown', ({ key }) => {
    const by = stepOfKey[key];
    if (by && !isCovered) step(by);
  });
  const beside = [captionOf?.(image), images.length > 1 && `${position + 1} van ${images.length}`];
  return (
    <Modal
      opened
      fullScreen
      radius={0}
      onClose={close}
      title={
        <>
          {image.filename}
          {beside.filter(Boolean).map((text) => (
            <span key={String(text)} className={classes.count}>
              {text}
            </span>
          ))}
        </>
      }
      closeButtonProps={{ 'aria-label': 'Sluiten', size: 48, iconSize: 20 }}
      transitionProps={{ duration: 120 }}
      classNames={classes}
    >
      <div className={classes.stage} {...swipe}>
        <img
          key={urlOf(image)}
          src={urlOf(image, VIEWED_WIDTH)}
          alt={image.filename}
          draggable={false}
        />
      </div>
      <ViewerActions
        position={position}
        count={images.length}
        downloadUrl={urlOf(image)}
        filename={image.filename}
        onStep={step}
        more={more}
      />
    </Modal>
  );
}
