import type { ImageInfo } from '@ploegplan/contract/images/schemas';
import { limits } from '@ploegplan/contract/limits';
import { getImageKey, getImageUrl } from '../../data/records/images.ts';
import { GalleryTile } from '../../ui/images/GalleryTile.tsx';
import tiles from '../../ui/images/tiles.module.css';
import type { ImageGroup } from './groups.ts';
import classes from './images.module.css';

/** The first six load at once, the others when they come near (specification, section 9). */
const PRELOADED = 6;

interface Props {
  groups: readonly ImageGroup[];
  onOpen: (image: ImageInfo) => void;
}

/** The images as tiles, under a heading for each group when there are several, and one for all groups of a project. */
export function ImageGrid({ groups, onOpen }: Props) {
  const isAlone = groups.length === 1 && groups[0]?.title === 'Algemeen';
  const early = new Set(groups.flatMap(({ images }) => images).slice(0, PRELOADED));
  return groups.map(({ key, project, title, images }, index) => (
    <div key={key} className={classes.group}>
      {project && project !== groups[index - 1]?.project && (
        <h3 className="mb-2 text-sm font-semibold">{project}</h3>
      )}
      {title && !isAlone && <Heading isBelow={project !== ''}>{title}</Heading>}
      <ul className={tiles.grid} data-many>
        {images.map((image) => (
          <li key={getImageKey(image)}>
            <GalleryTile
              name={image.filename}
              hint={`${image.filename}, van ${image.uploaderEmployeeName}`}
              previewUrl={getImageUrl(image, limits.previewWidth)}
              preloaded={early.has(image)}
              onOpen={() => onOpen(image)}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}

const Heading = ({ isBelow, children }: { isBelow: boolean; children: string }) => {
  const Level = isBelow ? 'h4' : 'h3';
  return <Level className="mb-2 text-quiet text-sm font-semibold">{children}</Level>;
};
