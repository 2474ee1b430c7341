import { UnstyledButton } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useState } from 'react';
import { PreviewImage } from './PreviewImage.tsx';
import classes from './tiles.module.css';

/** True once an element is in view or within 100 px of it (specification, section 9). */
function useNearView<T extends HTMLElement>() {
  // The margin counts for the scrolling element, the page or a drawer; a `rootMargin` as well would be added where the page scrolls.
  const { ref, entry } = useIntersection<T>({ scrollMargin: '100px' });
  const [seen, setSeen] = useState(false);
  if (entry?.isIntersecting && !seen) setSeen(true);
  return { ref, seen };
}

interface GalleryTileProps {
  name: string;
  /** More details, for hover. */
  hint?: string;
  previewUrl: string;
  /** Loads at once instead of when it comes near the view. */
  preloaded: boolean;
  onOpen: () => void;
}

export function GalleryTile({ name, hint, previewUrl, preloaded, onOpen }: GalleryTileProps) {
  const { ref, seen } = useNearView<HTMLButtonElement>();
  return (
    <UnstyledButton
      ref={ref}
      className="block w-full"
      style={{ minHeight: '48px' }}
      title={hint}
      onClick={onOpen}
    >
      <PreviewImage src={preloaded || seen ? previewUrl : null} alt="" />
      <span className="block truncate text-sm py-1">{name}</span>
    </UnstyledButton>
  );
}

interface GalleryChoiceProps {
  name: string;
  /** The owner's name, where a choice has images of several owners. */
  place?: string;
  hint?: string;
  previewUrl: string;
  isChosen: boolean;
  onToggle: () => void;
}

/** A tile that is chosen by its checkbox, among many. */
export function GalleryChoice(props: GalleryChoiceProps) {
  const { name, place, hint, previewUrl, isChosen, onToggle } = props;
  const { ref, seen } = useNearView<HTMLLabelElement>();
  return (
    <label ref={ref} className={classes.choice} title={hint}>
      <PreviewImage src={seen ? previewUrl : null} alt="" />
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span className="block truncate text-sm py-1">{name}</span>
      {place && <span className={classes.place}>{place}</span>}
    </label>
  );
}
