import type { OwnedImagesProps } from '../../ui/images/OwnedImages.tsx';

interface Item {
  id: string;
  date: string;
  rangeId: string | null;
}

/** Whose images are shown with an item: of its range, with the item as the day of it, or its own. */
export const imagesOf = ({ id, date, rangeId }: Item): Pick<OwnedImagesProps, 'owner' | 'day'> =>
  rangeId === null
    ? { owner: { type: 'planningitem', id } }
    : { owner: { type: 'planningrange', id: rangeId }, day: { id, date } };
