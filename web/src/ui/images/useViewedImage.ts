import { useEffect } from 'react';

/** The image at this place, after a deletion the next one or the last; without any the viewer closes. */
export function useViewedImage<T>(
  images: readonly T[],
  index: number,
  onClose: () => void,
): T | undefined {
  useEffect(() => {
    if (images.length === 0) onClose();
  }, [images.length, onClose]);
  return images[index] ?? images.at(-1);
}
