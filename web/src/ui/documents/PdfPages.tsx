import { Button } from '@mantine/core';
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { originHeaders } from '../../lib/api/call.ts';
import { NetworkError } from '../../lib/api/errors.ts';
import { messageOf } from '../../lib/api/messages.ts';
import { ListSkeleton } from '../skeletons.tsx';
import classes from './DocumentViewer.module.css';

GlobalWorkerOptions.workerSrc = workerUrl;

const UNSHOWN = 'Deze PDF kan hier niet worden getoond. Download het bestand om het te openen.';

/** Of A4, for a page that is not there yet. */
const USUAL_RATIO = Math.SQRT2;

interface Props {
  url: string;
  title: string;
}

/** The pages of a PDF below each other, drawn once they come near. Default export for lazy loading. */
export default function PdfPages({ url, title }: Props) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it again
  useEffect(() => {
    setFailed(false);
    const loading = getDocument({
      url,
      httpHeaders: originHeaders(),
      useWasm: false,
      wasmUrl: new URL(import.meta.env.PDF_DECODERS ?? '/', location.href).href,
    });
    loading.promise.then(setPdf, () => setFailed(true));
    return () => void loading.destroy();
  }, [url, attempt]);
  if (hasFailed) {
    return (
      <div className={classes.fault}>
        <p role="alert">
          {navigator.onLine ? UNSHOWN : messageOf(new NetworkError('The server cannot be reached'))}
        </p>
        <Button variant="default" h={48} mt="sm" onClick={() => setAttempt(attempt + 1)}>
          Opnieuw proberen
        </Button>
      </div>
    );
  }
  const numbers = Array.from({ length: pdf?.numPages ?? 0 }, (_, index) => index + 1);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area is reached by keyboard
    <section className={classes.pages} aria-label={title} tabIndex={0}>
      {!pdf && <ListSkeleton rows={6} height={48} />}
      {pdf && numbers.map((number) => <Page key={number} pdf={pdf} number={number} />)}
    </section>
  );
}

function Page({ pdf, number }: { pdf: PDFDocumentProxy; number: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(false);
  const [ratio, setRatio] = useState(USUAL_RATIO);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setNear((was) => was || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '100%' },
    );
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!isNear) return;
    let stop = () => {};
    let isWanted = true;
    pdf
      .getPage(number)
      .then((page) => {
        if (!isWanted || !canvas.current || !frame.current) return;
        const { width, height } = page.getViewport({ scale: 1 });
        setRatio(height / width);
        const task = draw(page, canvas.current, frame.current.clientWidth / width);
        stop = () => task.cancel();
        return task.promise;
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
      stop();
    };
  }, [isNear, pdf, number]);
  return (
    <div ref={frame} className={classes.page} style={{ aspectRatio: 1 / ratio }}>
      <canvas ref={canvas} role="img" aria-label={`Pagina ${number} van ${pdf.numPages}`} />
    </div>
  );
}

function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, scale: number) {
  const viewport = page.getViewport({ scale: scale * Math.min(devicePixelRatio, 2) });
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  return page.render({ canvas, viewport });
}
