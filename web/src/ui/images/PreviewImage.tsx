import { IconPhotoOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { keepImage, recallImage } from '../../lib/kept/images.ts';
import classes from './tiles.module.css';

/** The address of an image as it was seen before; null as long as there is none. */
function useKeptImage(src: string | null): string | null {
  const [kept, setKept] = useState<string | null>(null);
  useEffect(() => {
    if (src === null) return;
    let url: string | null = null;
    let isOver = false;
    void recallImage(src).then((blob) => {
      if (!blob || isOver) return;
      url = URL.createObjectURL(blob);
      setKept(url);
    });
    return () => {
      isOver = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [src]);
  return kept;
}

interface PreviewImageProps {
  /** Null as long as the image should not load yet. */
  src: string | null;
  alt: string;
}

/** A square preview, with a sign in its place when the browser cannot show it. */
export function PreviewImage({ src, alt }: PreviewImageProps) {
  const [failed, setFailed] = useState(false);
  const kept = useKeptImage(failed ? src : null);
  return (
    <span className={classes.preview}>
      {failed && kept && <img src={kept} alt={alt} decoding="async" />}
      {failed && !kept && <IconPhotoOff size={32} stroke={1.5} aria-label="Geen voorbeeld" />}
      {!failed && src && (
        <img
          src={src}
          alt={alt}
          decoding="async"
          onLoad={() => keepImage(src)}
          onError={() => setFailed(true)}
        />
      )}
    </span>
  );
}
