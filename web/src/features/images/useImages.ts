import type { ImageInfo } from '@ploegplan/contract/images/schemas';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { getImageKey, type ImageOwner, imagesQuery } from '../../data/records/images.ts';

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
export const useImages = (owner: ImageOwner, others: readonly string[]) =>
  useQueries({
    queries: [owner, ...others.map((id) => ({ type: 'planningitem' as const, id }))].map(
      imagesQuery,
    ),
    combine,
  });
