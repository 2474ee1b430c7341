import { Skeleton } from '@mantine/core';
import type { ImageInfo } from '@ploegplan/contract/images/schemas';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { getImageKey, type ImageOwner, imagesQuery } from '../../data/records/images.ts';
import { formatFailure } from '../../lib/api/messages.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import type { OwnedImagesProps } from '../../ui/images/OwnedImages.tsx';
import { useTileFocus } from '../../ui/images/useTileFocus.ts';
import { Card } from '../../ui/page/Card.tsx';
import { useBroughtIntoView } from '../../ui/page/useBroughtIntoView.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Adding } from './Adding.tsx';
import { groupImages } from './groups.ts';
import { ImageGrid } from './ImageGrid.tsx';
import { useImageNames } from './useImageNames.ts';

function combine(reads: UseQueryResult<ImageInfo[]>[]) {
  const all = reads.flatMap(({ data }) => data ?? []);
  return {
    /** Each once; undefined until all are there. */
    images: reads.every(({ data }) => data)
      ? [...new Map(all.map((image) => [getImageKey(image), image])).values()]
      : undefined,
    error: reads.find(({ data, error }) => error && !data)?.error ?? null,
    retry: () => Promise.all(reads.map(({ refetch }) => refetch())),
  };
}

/** The images of an owner, and of other planning items that are shown with it. */
const useImages = (owner: ImageOwner, others: readonly string[]) =>
  useQueries({
    queries: [owner, ...others.map((id) => ({ type: 'planningitem' as const, id }))].map(
      imagesQuery,
    ),
    combine,
  });

const OfficeImageViewer = createLazyPart(() => import('./OfficeImageViewer.tsx'));

/** The images of an owner: looking at them, adding new and existing ones. Default export for lazy loading. */
export default function ImagesCard({
  owner,
  day,
  others = [],
  isReadOnly = false,
  wanted = 0,
}: OwnedImagesProps) {
  const { images, error, retry } = useImages(owner, others);
  const names = useImageNames();
  const [viewed, setViewed] = useState<number | null>(null);
  /** True when the card comes early on the page; it keeps its first place, so that the first image does not move it away from the thumb. */
  const [isEarly, setEarly] = useState<boolean | null>(null);
  if (isEarly === null && images) setEarly(images.length > 0);
  const card = useRef<HTMLDivElement>(null);
  const dayId = day?.id;
  const shownDayId = dayId ?? (others.length > 0 ? owner.id : undefined);
  const groups = useMemo(
    () => groupImages(images ?? [], { owner, dayId: shownDayId, getProjectName: names.project }),
    [images, owner, shownDayId, names],
  );
  const inOrder = groups.flatMap(({ images }) => images);
  useTileFocus(card, viewed, inOrder.length);
  useBroughtIntoView(card, wanted);
  return (
    // The columns of a page place the card by `isEarly`.
    <div ref={card} data-early={isEarly || undefined}>
      <Card title={inOrder.length > 0 ? `Afbeeldingen (${inOrder.length})` : 'Afbeeldingen'}>
        {error && (
          <ErrorState
            title={formatFailure('listImages', error)}
            error={error}
            onRetry={() => void retry()}
          />
        )}
        {!images && !error && wanted > 0 && <Skeleton height={160} />}
        {images && (
          <Adding {...{ owner, dayId, images, isReadOnly }} isAbove={wanted === 0}>
            {inOrder.length === 0 && <p className="mb-3 text-quiet">Geen afbeeldingen gevonden.</p>}
            <ImageGrid
              groups={groups}
              onOpen={(image) =>
                setViewed(
                  inOrder.findIndex((candidate) => getImageKey(candidate) === getImageKey(image)),
                )
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
