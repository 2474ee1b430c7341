import { useEffect, useRef } from 'react';
import classes from './SecretLink.module.css';

/** A QR code, on white in the dark theme too: many readers take no inverted one. The library loads with the first. */
export function QrCode({ text }: { text: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isCurrent = true;
    void import('lean-qr').then(({ generate }) => {
      if (!isCurrent || !canvas.current) return;
      generate(text).toCanvas(canvas.current, {
        on: [0, 0, 0, 255],
        off: [255, 255, 255, 255],
        pad: 4,
      });
    });
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return <canvas ref={canvas} className={classes.qr} role="img" aria-label="QR-code van de link" />;
}
