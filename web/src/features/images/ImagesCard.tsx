import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { imageKey, imagesQuery } from '../../data/images.ts';
import { failureOf } from '../../lib/api/messages.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import type { OwnedImagesProps } from '../../ui/images/OwnedImages.tsx';
import { useBroughtIntoView } from '../../ui/images/useBroughtIntoView.ts';
import { useTileFocus } from '../../ui/images/useTileFocus.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Adding } from './Adding.tsx';
import { groupsOf } from './groups.ts';
import { ImageGrid } from './ImageGrid.tsx';
import classes from './images.module.css';
import { useImageNames } from './useImageNames.ts';

const OfficeImageViewer = lazyPart(() => import('./OfficeImageViewer.tsx'));

/** The images of an owner: looking at them, adding new and existing ones. Default export for lazy loading. */
export default function ImagesCard({
  owner,
  day,
  isReadOnly = false,
  wanted = 0,
}: OwnedImagesProps) {
  const query = useQuery(imagesQuery(owner));
  const names = useImageNames();
  const [viewed, setViewed] = useState<number | null>(null);
  /** Whether it comes early on a page: where it was first, so that the first image does not move it away from the thumb. */
  const [isEarly, setEarly] = useState<boolean | null>(null);
  if (isEarly === null && query.data) setEarly(query.data.length > 0);
  const card = useRef<HTMLDivElement>(null);
  const dayId = day?.id;
  const groups = useMemo(
    () => groupsOf(query.data ?? [], { owner, dayId, nameOfProject: names.project }),
    [query.data, owner, dayId, names],
  );
  const inOrder = groups.flatMap(({ images }) => images);
  useTileFocus(card, viewed, inOrder.length);
  useBroughtIntoView(card, query.data ? wanted : 0);
  return (
    // In the columns of a page it is what `isEarly` makes of a card.
    <div ref={card} data-early={isEarly || undefined}>
      <Card title={inOrder.length > 0 ? `Afbeeldingen (${inOrder.length})` : 'Afbeeldingen'}>
        {query.error && !query.data && (
          <ErrorState
            title={failureOf('listImages', query.error)}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && (
          <Adding owner={owner} dayId={dayId} images={query.data} isReadOnly={isReadOnly}>
            {inOrder.length === 0 && <p className={classes.empty}>Geen afbeeldingen gevonden.</p>}
            <ImageGrid
              groups={groups}
              onOpen={(image) =>
                setViewed(inOrder.findIndex((one) => imageKey(one) === imageKey(image)))
              }
            />
          </Adding>
        )}
      </Card>
      {viewed !== null && (
        <OfficeImageViewer
          images={inOrder}
          index={viewed}
          names={names}
          isReadOnly={isReadOnly}
          onMove={setViewed}
          onClose={() => setViewed(null)}
        />
      )}
    </div>
  );
}
