import { Button } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import { type SlipStrokes, signatureField } from '@ploegplan/contract/slips/signing.schemas';
import { toPath } from '@ploegplan/contract/slips/strokes';
import { type PointerEvent, useRef } from 'react';
import classes from './slips.module.css';

interface Props {
  strokes: SlipStrokes;
  onChange: (strokes: SlipStrokes) => void;
}

const { width, height } = signatureField;
const viewBox = `0 0 ${width} ${height}`;

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));

export const Signature = ({ strokes, label }: { strokes: SlipStrokes; label: string }) => (
  <svg className={classes.signature} viewBox={viewBox} role="img" aria-label={label}>
    <path d={toPath(strokes)} />
  </svg>
);

/** A field to sign in with a finger, pen or mouse. */
export function SignatureField({ strokes, onChange }: Props) {
  const start = useRef(0);
  const drawing = useRef<SlipStrokes[number] | null>(null);
  const toPoint = ({ currentTarget, clientX, clientY, timeStamp }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    return {
      x: clamp(((clientX - box.left) / box.width) * width, width),
      y: clamp(((clientY - box.top) / box.height) * height, height),
      t: clamp(timeStamp - start.current, limits.strokeMilliseconds),
    };
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (!drawing.current || drawing.current.length >= limits.strokePoints) return;
    drawing.current = [...drawing.current, toPoint(event)];
    onChange([...strokes.slice(0, -1), drawing.current]);
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (!event.isPrimary || strokes.length >= limits.strokes) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (strokes.length === 0) start.current = event.timeStamp;
    drawing.current = [toPoint(event)];
    onChange([...strokes, drawing.current]);
  };
  const end = () => {
    drawing.current = null;
  };
  return (
    <div className="grid gap-2">
      <svg
        className={classes.pad}
        viewBox={viewBox}
        role="img"
        aria-label="Teken hier"
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path d={toPath(strokes)} />
      </svg>
      {strokes.length > 0 && (
        <Button variant="default" mih={48} onClick={() => onChange([])}>
          Opnieuw tekenen
        </Button>
      )}
    </div>
  );
}
