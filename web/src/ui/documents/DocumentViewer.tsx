import { Button, Modal } from '@mantine/core';
import { useNetwork } from '@mantine/hooks';
import { getShownType } from '@ploegplan/contract/documents/files';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createLazyPart } from '../drawer/lazy-part.tsx';
import { useOverlay } from '../drawer/useOverlay.ts';
import { useZoom } from '../images/useZoom.ts';
import classes from './DocumentViewer.module.css';
import { ZoomButtons } from './ZoomButtons.tsx';

/** Takes the place of the pages until their code is loaded. */
function Waiting({ whyNotKept }: { whyNotKept?: string | undefined }) {
  const { online } = useNetwork();
  const fault = whyNotKept ?? translate('Zonder verbinding kan dit document niet worden getoond.');
  return <p className={classes.fault}>{online ? translate('Wordt geopend…') : fault}</p>;
}

const PdfPages = createLazyPart(() => import('./PdfPages.tsx'), {
  isEarly: false,
  fallback: <Waiting />,
});

/** A file that can be looked at. */
export interface ViewedFile {
  title: string;
  filename?: string;
  contentType: string;
  url: string;
  downloadUrl: string;
  /** The copy kept on the device; null without one. */
  kept?: Blob | null;
  whyNotKept?: string;
}

interface Props {
  file: ViewedFile;
  onClose: () => void;
}

/** A PDF or image over the whole screen. Default export for lazy loading. */
export default function DocumentViewer({ file, onClose }: Props) {
  const { title, contentType, downloadUrl, kept = null, whyNotKept } = file;
  const keptUrl = useBlobUrl(kept);
  const url = keptUrl ?? file.url;
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
        content: 'flex flex-col',
        header: classes.header ?? '',
        title: 'truncate font-semibold leading-normal',
        body: 'flex flex-1 flex-col min-h-0 p-0 bg-quiet',
      }}
    >
      {getShownType(contentType) === 'pdf' ? (
        <PdfPages {...{ url: file.url, kept, whyNotKept, title, tools }} />
      ) : (
        <Picture {...{ url, whyNotKept, title, tools }} />
      )}
      <div className="flex flex-none flex-wrap gap-2 items-center justify-center px-4 py-2 border-t bg-ground">
        <div ref={setTools} className="flex items-center" />
        <Button
          component="a"
          href={keptUrl ?? downloadUrl}
          download={keptUrl ? file.filename : true}
          variant="default"
          mih={48}
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
        >
          {translate('Downloaden')}
        </Button>
      </div>
    </Modal>
  );
}

/** The address of what the device keeps, as long as it is shown. */
function useBlobUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

interface PictureProps {
  url: string;
  whyNotKept: string | undefined;
  title: string;
  tools: HTMLElement | null;
}

/** An image as a whole, which can be enlarged and dragged. */
function Picture({ url, whyNotKept, title, tools }: PictureProps) {
  const [hasFailed, setFailed] = useState(false);
  const { online } = useNetwork();
  const { stage, view, step, handlers } = useZoom();
  if (hasFailed) {
    const fault = translate('Deze afbeelding kan hier niet worden getoond.');
    return <p className={classes.fault}>{(!online && whyNotKept) || fault}</p>;
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
