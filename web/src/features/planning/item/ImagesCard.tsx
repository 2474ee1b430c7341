import type { ImageInfo } from '@ploegplan/contract/images.schemas';
import { itemImageUrl } from '../../../data/planning.ts';
import type { PlannedItem } from '../../../data/planning-items.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { Card, EmptyText } from '../../../ui/Card.tsx';
import rows from '../../../ui/rows.module.css';
import classes from './item.module.css';

interface Props {
  id: string;
  images: readonly ImageInfo[];
  /** The days that are planned together with this one; empty for a single day. */
  days: readonly PlannedItem[];
}

/** The photos of an item, and below them those of the other days of its range; each opens in a tab of its own. */
export function ImagesCard({ id, images, days }: Props) {
  const groups = [{ id, date: '' }, ...days.filter((day) => day.id !== id)].map((day) => ({
    ...day,
    images: images.filter(({ planningId }) => planningId === day.id),
  }));
  const hasOthers = groups.some((group) => group.id !== id && group.images.length > 0);
  return (
    <Card title={images.length > 0 ? `Afbeeldingen (${images.length})` : 'Afbeeldingen'}>
      {images.length === 0 && <EmptyText>Geen afbeeldingen gevonden.</EmptyText>}
      {groups
        .filter((group) => group.images.length > 0)
        .map((group) => (
          <div key={group.id}>
            {hasOthers && (
              <h3 className={`${rows.part} ${classes.imagesDay}`}>
                {group.id === id ? 'Deze dag' : formatShortDay(group.date)}
              </h3>
            )}
            <Tiles id={group.id} images={group.images} />
          </div>
        ))}
    </Card>
  );
}

const Tiles = ({ id, images }: Omit<Props, 'days'>) => (
  <ul className={classes.images}>
    {images.map(({ filename, uploaderEmployeeName }) => (
      <li key={filename}>
        <a
          href={itemImageUrl(id, filename, false)}
          target="_blank"
          rel="noopener"
          className={classes.image}
          title={`${filename}, van ${uploaderEmployeeName}`}
        >
          <img src={itemImageUrl(id, filename, true)} alt="" loading="lazy" decoding="async" />
          <span className={classes.filename}>{filename}</span>
        </a>
      </li>
    ))}
  </ul>
);
