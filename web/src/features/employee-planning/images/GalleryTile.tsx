import { UnstyledButton } from '@mantine/core';
import { PreviewImage } from './PreviewImage.tsx';
import classes from './tiles.module.css';
import { useNearView } from './useNearView.ts';

interface GalleryTileProps {
  name: string;
  previewUrl: string;
  /** Loads at once instead of when it comes near the view. */
  preloaded: boolean;
  onOpen: () => void;
}

/** One existing image; opens the viewer. */
export function GalleryTile({ name, previewUrl, preloaded, onOpen }: GalleryTileProps) {
  const { ref, seen } = useNearView<HTMLButtonElement>();
  return (
    <UnstyledButton ref={ref} className={classes.tile} onClick={onOpen}>
      <PreviewImage src={preloaded || seen ? previewUrl : null} alt="" />
      <span className={classes.name}>{name}</span>
    </UnstyledButton>
  );
}
