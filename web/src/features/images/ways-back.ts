import type { ImageInfo } from '@ploegplan/contract/images/schemas';
import type { ImageOwner } from '../../data/records/images.ts';

interface Moved {
  chosen: readonly ImageInfo[];
  /** The images of the new owner before and after it. */
  before: readonly ImageInfo[];
  after: readonly ImageInfo[];
}

/** Lists moved images as they are now, by their earlier owner; none where a name was taken and does not tell which is which. */
export function listWaysBack({
  chosen,
  before,
  after,
}: Moved): { owner: ImageOwner; images: ImageInfo[] }[] {
  const taken = new Set(before.map(({ filename }) => filename));
  const names = new Set(chosen.map(({ filename }) => filename));
  if (names.size < chosen.length || names.intersection(taken).size > 0) return [];
  const now = new Map(after.map((image) => [image.filename, image]));
  const byOwner = Map.groupBy(
    chosen,
    ({ metadata: { entityType, entityId } }) => `${entityType} ${entityId}`,
  );
  return [...byOwner.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { entityType: type, entityId: id } = first.metadata;
    const images = [first, ...others].flatMap(({ filename }) => now.get(filename) ?? []);
    return images.length > 0 ? [{ owner: { type, id }, images }] : [];
  });
}
