import { Button, Modal } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { shownAs } from '@ploegplan/contract/rules/document-files';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useZoom } from '../images/useZoom.ts';
import { lazyPart } from '../lazy-part.tsx';
import { useOverlay } from '../useOverlay.ts';
import classes from './DocumentViewer.module.css';
import { ZoomButtons } from './ZoomButtons.tsx';

/** In the place of the pages until their code is there. */
function Waiting() {
  const { online } = useNetwork();
  return (
    <p className={classes.fault}>
      {online ? 'Wordt geopend…' : 'Zonder verbinding kan dit document niet worden getoond.'}
    </p>
  );
}

const PdfPages = lazyPart(() => import('./PdfPages.tsx'), {
  isEarly: false,
  fallback: <Waiting />,
});

/** A file that can be looked at. */
export interface ViewedFile {
  title: string;
  contentType: string;
  url: string;
  downloadUrl: string;
}

interface Props {
  file: ViewedFile;
  onClose: () => void;
}

/** A PDF or image over the whole screen. Default export for lazy loading. */
export default function DocumentViewer({ file, onClose }: Props) {
  const { title, contentType, url, downloadUrl } = file;
  const close = useOverlay(true, onClose);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <Modal
      opened
      fullScreen
      radius={0}
      onClose={close}
      title={title}
      transitionProps={{ duration: 120 }}
      classNames={{
        content: classes.content ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
    >
      {shownAs(contentType) === 'pdf' ? (
        <PdfPages url={url} title={title} tools={tools} />
      ) : (
        <Picture url={url} title={title} tools={tools} />
      )}
      <div className={classes.foot}>
        <div ref={setTools} className={classes.tools} />
        <Button
          component="a"
          href={downloadUrl}
          download
          variant="default"
          h={48}
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
        >
          Downloaden
        </Button>
      </div>
    </Modal>
  );
}

interface PictureProps {
  url: string;
  title: string;
  tools: HTMLElement | null;
}

/** An image as a whole, which can be enlarged and dragged. */
function Picture({ url, title, tools }: PictureProps) {
  const [hasFailed, setFailed] = useState(false);
  const { stage, view, step, handlers } = useZoom();
  if (hasFailed) {
    return <p className={classes.fault}>Deze afbeelding kan hier niet worden getoond.</p>;
  }
  const isWhole = view.scale === 1;
  return (
    <>
      <div
        ref={stage}
        className={classes.picture}
        data-enlarged={!isWhole || undefined}
        {...handlers}
      >
        <img
          src={url}
          alt={title}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
          onError={() => setFailed(true)}
        />
      </div>
      {tools &&
        createPortal(
          <ZoomButtons onSmaller={isWhole ? undefined : () => step(-1)} onLarger={() => step(1)} />,
          tools,
        )}
    </>
  );
}
