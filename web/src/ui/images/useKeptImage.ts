import { useEffect, useState } from 'react';
import { recallFile } from '../../lib/kept/files.ts';

/** The address of an image as it was seen before; null as long as there is none. */
export function useKeptImage(src: string | null): string | null {
  const [kept, setKept] = useState<string | null>(null);
  useEffect(() => {
    if (src === null) return;
    let url: string | null = null;
    let isOver = false;
    void recallFile(src).then((blob) => {
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
