import { translate } from '@ploegplan/contract/languages/translate';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { type RefObject, useEffect, useRef, useState } from 'react';
import classes from './DocumentViewer.module.css';

/** The ratio of A4, for a page that is not loaded yet. */
const USUAL_RATIO = Math.SQRT2;

/** Phones draw nothing on a larger canvas. */
const MOST_PIXELS = 16_000_000;

interface Props {
  pdf: PDFDocumentProxy;
  number: number;
  zoom: number;
  /** Called when the page is in the middle of the view. */
  onReached: (number: number) => void;
}

/** A page, drawn while it is near: a phone has no memory for all pages of a long PDF. */
export function PdfPage({ pdf, number, zoom, onReached }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useIntersects(frame, '100%');
  const isInMiddle = useIntersects(frame, '-50% 0px');
  const [ratio, setRatio] = useState(USUAL_RATIO);
  useEffect(() => {
    if (isInMiddle) onReached(number);
  }, [isInMiddle, number, onReached]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each zoom gives the frame another width
  useEffect(() => {
    const [drawn, around] = [canvas.current, frame.current];
    if (!isNear || !drawn || !around) return;
    let stop = () => {};
    let isWanted = true;
    pdf
      .getPage(number)
      .then((page) => {
        if (!isWanted) return;
        const { width, height } = page.getViewport({ scale: 1 });
        setRatio(height / width);
        const task = draw(page, drawn, around.clientWidth / width);
        stop = () => {
          task.cancel();
          // The decoded images of a page take more room than its canvas.
          void task.promise.catch(() => undefined).then(() => page.cleanup());
        };
        return task.promise;
      })
      .catch(() => undefined);
    return () => {
      isWanted = false;
      stop();
      drawn.width = 0;
      drawn.height = 0;
    };
  }, [isNear, pdf, number, zoom]);
  return (
    <div ref={frame} className={classes.page} data-page style={{ aspectRatio: 1 / ratio }}>
      <canvas
        className="block w-full h-full"
        ref={canvas}
        role="img"
        aria-label={translate('Pagina {number} van {total}', { number, total: pdf.numPages })}
      />
    </div>
  );
}

/** Tells whether an element is within the window, made larger or smaller by a margin. */
function useIntersects(element: RefObject<HTMLElement | null>, rootMargin: string): boolean {
  const [isWithin, setWithin] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setWithin(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin },
    );
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin]);
  return isWithin;
}

function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, scale: number) {
  const { width, height } = page.getViewport({ scale });
  const sharpness = Math.min(devicePixelRatio, 2, Math.sqrt(MOST_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale: scale * sharpness });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  return page.render({ canvas, viewport });
}
