import { images } from '@ploegplan/contract/images/endpoints';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { formatNumber } from '../../lib/values/numbers.ts';

/** Reads the storage in use. Changes that store or remove images refresh it. */
export const storageQuery = queryOptions({
  queryKey: ['images', 'storage'],
  queryFn: ({ signal }) => call(images.storage, { signal }),
});

/** The used share of the room from which the office sees that it gets full. */
const NEARLY_FULL = 0.9;

const formatGigabytes = (bytes: number) =>
  `${formatNumber(Math.round((10 * bytes) / 1024 ** 3) / 10)} GB`;

/** Returns a text when the room for files is nearly full, with what can be removed; null while there is room. */
export function useStorageText(files: string, enabled = true): string | null {
  const { usedBytes = 0, limitBytes = null } = useQuery({ ...storageQuery, enabled }).data ?? {};
  if (limitBytes === null || usedBytes < NEARLY_FULL * limitBytes) return null;
  const state = usedBytes < limitBytes ? 'bijna vol' : 'vol';
  return `De ruimte voor bestanden is ${state}: ${formatGigabytes(usedBytes)} van ${formatGigabytes(limitBytes)}. Verwijder ${files} die niemand meer nodig heeft.`;
}
