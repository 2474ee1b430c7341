import { UnstyledButton } from '@mantine/core';
import type { ImageInfo } from '@ploegplan/contract/images.schemas';
import { limits } from '@ploegplan/contract/limits';
import { useState } from 'react';
import { itemImageUrl } from '../../../data/planning.ts';
import type { PlannedItem } from '../../../data/planning-items.ts';
import { formatShortDay } from '../../../lib/dates/dates.ts';
import { Card, EmptyText } from '../../../ui/Card.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import rows from '../../../ui/rows.module.css';
import classes from './item.module.css';

const ImageViewer = lazyPart(() => import('../../../ui/images/ImageViewer.tsx'));

interface Props {
  id: string;
  images: readonly ImageInfo[];
  /** The days that are planned together with this one; empty for a single day. */
  days: readonly PlannedItem[];
}

const urlOfImage = ({ planningId, filename }: ImageInfo, maxWidth?: number) =>
  itemImageUrl(planningId ?? '', filename, maxWidth);

/** The photos of an item, and below them those of the other days of its range; each opens over the whole screen. */
export function ImagesCard({ id, images, days }: Props) {
  const [viewed, setViewed] = useState<ImageInfo>();
  const dates = new Map(days.map((day) => [day.id, day.date]));
  const dayOf = (dayId: string | null) => {
    const date = dates.get(dayId ?? '');
    return date && dayId !== id ? formatShortDay(date) : 'Deze dag';
  };
  const groups = [id, ...[...dates.keys()].filter((day) => day !== id)]
    .map((day) => ({ day, images: images.filter(({ planningId }) => planningId === day) }))
    .filter((group) => group.images.length > 0);
  const inOrder = groups.flatMap((group) => group.images);
  const hasOthers = groups.some(({ day }) => day !== id);
  return (
    <Card title={images.length > 0 ? `Afbeeldingen (${images.length})` : 'Afbeeldingen'}>
      {images.length === 0 && <EmptyText>Geen afbeeldingen gevonden.</EmptyText>}
      {groups.map((group) => (
        <div key={group.day}>
          {hasOthers && <h3 className={`${rows.part} ${classes.imagesDay}`}>{dayOf(group.day)}</h3>}
          <ul className={classes.images}>
            {group.images.map((image) => (
              <li key={image.filename}>
                <UnstyledButton
                  className={classes.image}
                  title={`${image.filename}, van ${image.uploaderEmployeeName}`}
                  onClick={() => setViewed(image)}
                >
                  <img
                    src={urlOfImage(image, limits.previewWidth)}
                    alt=""
                    loading="lazy"
                    decoding="async"
                  />
                  <span className={classes.filename}>{image.filename}</span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {viewed && (
        <ImageViewer
          images={inOrder}
          image={viewed}
          urlOf={urlOfImage}
          captionOf={({ planningId, uploaderEmployeeName }) =>
            [hasOthers && dayOf(planningId), uploaderEmployeeName].filter(Boolean).join(', ')
          }
          onMove={(index) => setViewed(inOrder[index])}
          onClose={() => setViewed(undefined)}
        />
      )}
    </Card>
  );
}
