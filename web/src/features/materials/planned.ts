import type { MaterialStretch, PlannedMaterial } from '@ploegplan/contract/materials.schemas';
import { formatDayRange, formatShortDay, formatTimes } from '../../lib/dates/dates.ts';

export interface Place {
  /** The item to which it leads. */
  itemId: string;
  text: string;
  firstDay: string;
}

/** Where a material is on this day, and where it goes next; null where nothing is planned. */
export interface Places {
  now: Place | null;
  next: Place | null;
}

export const nowhere: Places = { now: null, next: null };

type TitleOf = (stretch: MaterialStretch) => string;

function placeIn(stretch: MaterialStretch, when: string, title: string): Place {
  const draft = stretch.isDraft ? ' (concept)' : '';
  const { itemId, firstDay } = stretch;
  return { itemId, firstDay, text: `${[title, when].filter(Boolean).join(', ')}${draft}` };
}

/** 'Kade 12, t/m vr 27 nov', or with its times when it is there today alone. */
const nowIn = (stretch: MaterialStretch, title: string, day: string): Place =>
  placeIn(
    stretch,
    stretch.lastDay > day
      ? `t/m ${formatShortDay(stretch.lastDay)}`
      : ['vandaag', formatTimes(stretch)].filter(Boolean).join(' '),
    title,
  );

const nextIn = (stretch: MaterialStretch, title: string): Place => {
  const { firstDay, lastDay } = stretch;
  return placeIn(stretch, formatDayRange(firstDay, lastDay), title);
};

/** The places of each material, in words. */
export function placesOf(
  planned: readonly PlannedMaterial[],
  titleOf: TitleOf,
  day: string,
): ReadonlyMap<string, Places> {
  return new Map(
    planned.map(({ materialId, stretches }) => {
      const [first, second] = stretches;
      const isNow = first !== undefined && first.firstDay <= day;
      const next = isNow ? second : first;
      return [
        materialId,
        {
          now: isNow ? nowIn(first, titleOf(first), day) : null,
          next: next ? nextIn(next, titleOf(next)) : null,
        },
      ];
    }),
  );
}
