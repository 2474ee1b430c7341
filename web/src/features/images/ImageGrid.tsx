import type { ImageInfo } from '@ploegplan/contract/images.schemas';
import { limits } from '@ploegplan/contract/limits';
import { imageKey, imageUrl } from '../../data/images.ts';
import { GalleryTile } from '../../ui/images/GalleryTile.tsx';
import tiles from '../../ui/images/tiles.module.css';
import type { ImageGroup } from './groups.ts';
import classes from './images.module.css';

/** Specification, section 9: the first six load at once, the others when they come near. */
const PRELOADED = 6;

interface Props {
  groups: readonly ImageGroup[];
  onOpen: (image: ImageInfo) => void;
}

/** The images as tiles, under a heading for each group when there are several. */
export function ImageGrid({ groups, onOpen }: Props) {
  const isAlone = groups.length === 1 && groups[0]?.title === 'Algemeen';
  const early = new Set(groups.flatMap(({ images }) => images).slice(0, PRELOADED));
  return groups.map(({ key, title, images }) => (
    <div key={key} className={classes.group}>
      {!isAlone && <h3 className={classes.heading}>{title}</h3>}
      <ul className={tiles.grid} data-many>
        {images.map((image) => (
          <li key={imageKey(image)}>
            <GalleryTile
              name={image.filename}
              hint={`${image.filename}, van ${image.uploaderEmployeeName}`}
              previewUrl={imageUrl(image, limits.previewWidth)}
              preloaded={early.has(image)}
              onOpen={() => onOpen(image)}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}
