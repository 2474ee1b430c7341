import { translate } from '@ploegplan/contract/languages/translate';
import { useEffect, useRef, useState } from 'react';
import { explainError } from '../../lib/api/messages.ts';
import { FormError } from '../messages/FormError.tsx';

interface Props {
  text: string;
  /** Called when it is drawn, each time that the function is another one. */
  onDrawn?: () => void;
}

/** A QR code, on white in the dark theme too: many readers take no inverted one. The library loads with the first. */
export function QrCode({ text, onDrawn }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const { generate } = await import('lean-qr');
      if (!isCurrent || !canvas.current) return;
      generate(text).toCanvas(canvas.current, {
        on: [0, 0, 0, 255],
        off: [255, 255, 255, 255],
        pad: 4,
      });
      onDrawn?.();
    };
    draw().catch((error: unknown) => isCurrent && setFailure(explainError(error)));
    return () => {
      isCurrent = false;
    };
  }, [text, onDrawn]);
  if (failure !== null)
    return <FormError title={translate('De QR-code kon niet gemaakt worden')} text={failure} />;
  return (
    <canvas
      ref={canvas}
      style={{
        alignSelf: 'center',
        width: 'var(--qr-code, min(16rem, 100%))',
        imageRendering: 'pixelated',
      }}
      role="img"
      aria-label={translate('QR-code van de link')}
    />
  );
}
