import { Modal } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import { IconInfoCircle } from '@tabler/icons-react';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useOverlay } from '../drawer/useOverlay.ts';
import classes from './ImageViewer.module.css';
import { useKeptImage } from './useKeptImage.ts';
import { useZoom } from './useZoom.ts';
import { type ImageAction, ViewerActions } from './ViewerActions.tsx';

/** Minimum distance of a swipe; shorter movements are taps. */
const LEAST = 48;

/** Turns a swipe to the left into one step on, and one to the right into one step back. */
function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ clientX, clientY, isPrimary }: PointerEvent) => {
      // A second finger means pinch zoom.
      start.current = isPrimary ? { x: clientX, y: clientY } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return;
      const across = clientX - start.current.x;
      const along = clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) >= LEAST && Math.abs(across) > Math.abs(along))
        step(across < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = null;
    },
  };
}

/** The width suits any screen on which an image is looked at; the original is for enlarging and for downloading. */
const VIEWED_WIDTH = 2048;

interface Named {
  filename: string;
}

export interface ImageViewerProps<T extends Named> {
  images: readonly T[];
  image: T;
  /** The address of an image: the original, or a preview of at most so many pixels wide. */
  getUrl: (image: T, maxWidth?: number) => string;
  /** Formats the owner of an image, when images have several owners. */
  formatCaption?: (image: T) => string;
  /** Shows who, when and where, on demand. */
  details?: (image: T) => ReactNode;
  more?: readonly ImageAction[];
  /** A dialog lies above it, which gets the keys. */
  isCovered?: boolean;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** Shows one image over the whole screen, and the way to the others. Default export for React's lazy loading. */
export default function ImageViewer<T extends Named>(props: ImageViewerProps<T>) {
  const {
    images,
    image,
    getUrl,
    formatCaption,
    details,
    more = [],
    isCovered,
    onMove,
    onClose,
  } = props;
  const close = useOverlay(true, onClose, { isWholeScreen: true });
  const [hasDetails, setDetails] = useState(false);
  const closeDetails = useOverlay(hasDetails, () => setDetails(false));
  const position = images.indexOf(image);
  const step = (by: number) => {
    if (images[position + by]) onMove(position + by);
  };
  const beside = [
    formatCaption?.(image),
    images.length > 1 &&
      translate('{number} van {total}', { number: position + 1, total: images.length }),
  ]
    .filter(Boolean)
    .join(' · ');
  const about: ImageAction = {
    label: translate('Details'),
    Icon: IconInfoCircle,
    isPressed: hasDetails,
    onClick: () => setDetails(!hasDetails),
  };
  return (
    <Modal
      opened
      fullScreen
      radius={0}
      onClose={() => (hasDetails ? closeDetails() : close())}
      title={
        <>
          <span className="truncate">{image.filename}</span>
          {beside && (
            <span
              className="truncate font-normal tabular-nums"
              style={{ opacity: '0.7', fontSize: '14px' }}
            >
              {' '}
              {beside}
            </span>
          )}
        </>
      }
      transitionProps={{ duration: 120 }}
      classNames={classes}
    >
      <div className="flex flex-1 min-h-0 phone-flex-col">
        <Stage
          key={getUrl(image)}
          url={getUrl(image)}
          previewUrl={getUrl(image, VIEWED_WIDTH)}
          tileUrl={getUrl(image, limits.previewWidth)}
          name={image.filename}
          hasKeys={!isCovered}
          onStep={step}
        />
        {details && hasDetails && (
          <section className={classes.details} aria-label={translate('Details')}>
            {details(image)}
          </section>
        )}
      </div>
      <ViewerActions
        position={position}
        count={images.length}
        downloadUrl={getUrl(image)}
        filename={image.filename}
        onStep={step}
        more={details ? [...more, about] : more}
      />
    </Modal>
  );
}

interface StageProps {
  url: string;
  previewUrl: string;
  /** The URL of the tile: the browser has it already, and shows it until the larger one has loaded. */
  tileUrl: string;
  name: string;
  hasKeys: boolean;
  onStep: (by: number) => void;
}

const stepOfKey: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The image itself, which can be enlarged and dragged; as long as it is whole, a swipe goes to the next one. */
function Stage({ url, previewUrl, tileUrl, name, hasKeys, onStep }: StageProps) {
  const [isLoaded, setLoaded] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const small = useKeptImage(isFailed ? tileUrl : null);
  const kept = isFailed ? small : null;
  useWindowEvent('online', () => setFailed(false));
  const { stage, view, reset, step: zoom, handlers } = useZoom();
  const isWhole = view.scale === 1;
  const swipe = useSwipe((by) => isWhole && onStep(by));
  useWindowEvent('keydown', ({ key, ctrlKey, metaKey }) => {
    if (!hasKeys || ctrlKey || metaKey) return;
    const by = stepOfKey[key];
    if (by) onStep(by);
    else if (key === '+' || key === '=') zoom(1);
    else if (key === '-') zoom(-1);
    else if (key === '0') reset();
  });
  return (
    <div
      ref={stage}
      className={classes.stage}
      data-enlarged={!isWhole || undefined}
      style={isLoaded ? undefined : { backgroundImage: `url("${tileUrl}")` }}
      {...handlers}
      onPointerDown={(event) => {
        handlers.onPointerDown(event);
        swipe.onPointerDown(event);
      }}
      onPointerUp={(event) => {
        handlers.onPointerUp(event);
        swipe.onPointerUp(event);
      }}
      onPointerCancel={(event) => {
        handlers.onPointerCancel(event);
        swipe.onPointerCancel();
      }}
    >
      {(!isFailed || kept) && (
        <img
          src={kept ?? (isWhole ? previewUrl : url)}
          alt={name}
          draggable={false}
          onLoad={() => setLoaded(true)}
          onError={() => setFailed(true)}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      )}
      {isFailed && (
        <p role="status" className={classes.failure}>
          {kept
            ? translate('Dit is de kleine versie. De scherpe foto kan nu niet worden geladen.')
            : translate('Deze foto kan nu niet worden geladen.')}
        </p>
      )}
    </div>
  );
}
