import { Button } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, version } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { ApiError, NetworkError } from '../../lib/api/errors.ts';
import { loadFile } from '../../lib/api/load-file.ts';
import { explainError } from '../../lib/api/messages.ts';
import { useIsPhone } from '../page/viewport.ts';
import { ListSkeleton } from '../states/skeletons.tsx';
import classes from './DocumentViewer.module.css';
import { PdfPage } from './PdfPage.tsx';
import { ToolButton } from './ToolButton.tsx';
import { ZoomButtons } from './ZoomButtons.tsx';

interface PageButtonsProps {
  reached: number;
  count: number;
  onGo: (page: number) => void;
}

/** Go to the pages before and after the current one. */
function PageButtons({ reached, count, onGo }: PageButtonsProps) {
  const to = (page: number) => (page < 1 || page > count ? undefined : () => onGo(page));
  return (
    <>
      <ToolButton
        label={translate('Vorige pagina')}
        Icon={IconChevronUp}
        onClick={to(reached - 1)}
      />
      <ToolButton
        label={translate('Volgende pagina')}
        Icon={IconChevronDown}
        onClick={to(reached + 1)}
      />
    </>
  );
}

GlobalWorkerOptions.workerSrc = workerUrl;

const UNSHOWN = translate(
  'Deze PDF kan hier niet worden getoond. Download het bestand om het te openen.',
);

/** The zoom is relative to the usual width. A whole page fits at the smallest, which on a phone would be too small to read. */
const zooms = [0.5, 1, 1.5, 2, 3, 4];
const PHONE_LEAST = 1;

/** Loads what opens a PDF, so that it is at hand without a connection. */
export const loadDecoder = () => fetch(workerUrl);

interface Props {
  url: string;
  kept?: Blob | null;
  whyNotKept?: string | undefined;
  title: string;
  /** The element that gets its buttons. */
  tools: HTMLElement | null;
}

/** The pages of a PDF below each other. Default export for lazy loading. */
export default function PdfPages({ url, kept = null, whyNotKept, title, tools }: Props) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const [share, setShare] = useState(0);
  const [reached, setReached] = useState(1);
  const [zoom, setZoom] = useState(1);
  const isPhone = useIsPhone();
  const pages = useRef<HTMLElement>(null);
  const enlarge = (next: number) => {
    const area = pages.current;
    flushSync(() => setZoom(next));
    // The middle of the view stays where it is.
    const moved = (from: number, size: number) => ((from + size / 2) * next) / zoom - size / 2;
    area?.scrollTo({
      left: moved(area.scrollLeft, area.clientWidth),
      top: moved(area.scrollTop, area.clientHeight),
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it again
  useEffect(() => {
    setFault(null);
    setShare(0);
    const stop = new AbortController();
    // The stream of pdf.js leaves a rejection without a handler when a file cannot be loaded.
    const loaded = kept
      ? kept.arrayBuffer().then((data) => new Uint8Array(data))
      : loadFile(url, stop.signal, setShare);
    const document = loaded.then((data) => {
      stop.signal.throwIfAborted();
      const loading = getDocument({
        data,
        useWasm: false,
        wasmUrl: new URL(`/assets/pdf-${version}/`, location.href).href,
      });
      stop.signal.addEventListener('abort', () => void loading.destroy().catch(() => undefined));
      return loading.promise;
    });
    document.then(setPdf, (error) => stop.signal.aborted || setFault(error));
    return () => stop.abort();
  }, [url, kept, attempt]);
  const zoomTo = (by: number) => {
    const next = zooms[zooms.indexOf(zoom) + by];
    const isOffered = next !== undefined && !(isPhone && next < PHONE_LEAST);
    return isOffered ? () => enlarge(next) : undefined;
  };
  const goTo = (page: number) =>
    pages.current?.querySelectorAll('[data-page]')[page - 1]?.scrollIntoView({ block: 'start' });
  if (fault) {
    const isAnswered = fault instanceof ApiError || fault instanceof NetworkError;
    const why = fault instanceof NetworkError ? whyNotKept : undefined;
    return (
      <div className={classes.fault}>
        <p role="alert">{why ?? (isAnswered ? explainError(fault) : UNSHOWN)}</p>
        <Button variant="default" mih={48} mt="sm" onClick={() => setAttempt(attempt + 1)}>
          {translate('Opnieuw proberen')}
        </Button>
      </div>
    );
  }
  const numbers = Array.from({ length: pdf?.numPages ?? 0 }, (_, index) => index + 1);
  return (
    <>
      <section
        ref={pages}
        className="flex-1 min-h-0 p-4 overflow-auto"
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area is reached by keyboard
        tabIndex={0}
        style={{ '--zoom': zoom }}
      >
        {!pdf && share > 0 && (
          <p className="pb-4 text-quiet text-center">
            {translate('{percent} % geladen', { percent: Math.round(share * 100) })}
          </p>
        )}
        {!pdf && <ListSkeleton rows={6} height={48} />}
        {pdf &&
          numbers.map((number) => (
            <PdfPage key={number} pdf={pdf} number={number} zoom={zoom} onReached={setReached} />
          ))}
      </section>
      {pdf &&
        tools &&
        createPortal(
          <>
            <ZoomButtons onSmaller={zoomTo(-1)} onLarger={zoomTo(1)} />
            <span className="px-2 text-quiet tabular-nums whitespace-nowrap">
              {translate('{number} van {total}', { number: reached, total: pdf.numPages })}
            </span>
            {/* A phone scrolls by thumb, and the row has no room for more. */}
            {!isPhone && pdf.numPages > 1 && (
              <PageButtons reached={reached} count={pdf.numPages} onGo={goTo} />
            )}
          </>,
          tools,
        )}
    </>
  );
}
