import type {
  MaterialState,
  MaterialStretch,
  PlannedMaterial,
} from '@ploegplan/contract/materials/schemas';
import { formatDayRange, formatShortDay, formatTimes } from '../../lib/dates/dates.ts';

export interface Place {
  /** The item to which it leads. */
  itemId: string;
  text: string;
  firstDay: string;
}

/** The place of a material on this day and the next place; null where nothing is planned. */
export interface Places {
  now: Place | null;
  next: Place | null;
}

export const nowhere: Places = { now: null, next: null };

/** 'Nu t/m vr 27 nov · Kade 12', 'Vrij tot ma 30 nov', 'Vrij'; empty for what cannot be used and is nowhere. */
export function formatWhere({ now, next }: Places, state: MaterialState): string {
  if (now) return `Nu ${now.text}`;
  if (state !== 'usable') return '';
  return next ? `Vrij tot ${formatShortDay(next.firstDay)}` : 'Vrij';
}

type TitleOf = (stretch: MaterialStretch) => string;

function createPlace(stretch: MaterialStretch, when: string, title: string): Place {
  const draft = stretch.isDraft ? ' (concept)' : '';
  const { itemId, firstDay } = stretch;
  return { itemId, firstDay, text: `${[when, title].filter(Boolean).join(' · ')}${draft}` };
}

/** 't/m vr 27 nov · Kade 12', or with its times when it is there today alone. The days come first, because a title can be long. */
const createCurrentPlace = (stretch: MaterialStretch, title: string, day: string): Place =>
  createPlace(
    stretch,
    stretch.lastDay > day
      ? `t/m ${formatShortDay(stretch.lastDay)}`
      : ['vandaag', formatTimes(stretch)].filter(Boolean).join(' '),
    title,
  );

const createNextPlace = (stretch: MaterialStretch, title: string): Place => {
  const { firstDay, lastDay } = stretch;
  return createPlace(stretch, formatDayRange(firstDay, lastDay), title);
};

/** The places of each material, in words. */
export function describePlaces(
  planned: readonly PlannedMaterial[],
  formatTitle: TitleOf,
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
          now: isNow ? createCurrentPlace(first, formatTitle(first), day) : null,
          next: next ? createNextPlace(next, formatTitle(next)) : null,
        },
      ];
    }),
  );
}
