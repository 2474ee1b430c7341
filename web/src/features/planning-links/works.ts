import type { PublicItem } from '@ploegplan/contract/planning-links/schemas';

/** Items of one work at the same time and place, as one. */
export type Shift = Pick<
  PublicItem,
  'startTime' | 'endTime' | 'place' | 'spot' | 'people' | 'materials'
>;

/** Work for a client, with its shifts by day. */
export interface Work extends Pick<PublicItem, 'title' | 'client' | 'hue'> {
  /** The most frequent place; a shift elsewhere shows its own. */
  place: string;
  days: Map<string, Shift[]>;
}

const { compare } = new Intl.Collator('nl');

const joinTexts = (some: readonly string[], others: readonly string[]) =>
  [...new Set([...some, ...others])].sort(compare);

function addTo(shifts: readonly Shift[], item: PublicItem): Shift[] {
  const { startTime, endTime, place, spot, people, materials } = item;
  const isSame = (shift: Shift) =>
    shift.startTime === startTime &&
    shift.endTime === endTime &&
    shift.place === place &&
    shift.spot === spot;
  if (!shifts.some(isSame))
    return [...shifts, { startTime, endTime, place, spot, people, materials }];
  return shifts.map((shift) =>
    isSame(shift)
      ? {
          ...shift,
          people: joinTexts(shift.people, people),
          materials: joinTexts(shift.materials, materials),
        }
      : shift,
  );
}

function findUsualPlace(items: readonly PublicItem[]): string {
  const places = Map.groupBy(items, ({ place }) => place);
  const most = Math.max(...[...places.values()].map(({ length }) => length));
  return [...places].find(([, { length }]) => length === most)?.[0] ?? '';
}

/** The works of these days, in the order in which they begin. An item per person reads as one with all of them. */
export function groupWorks(items: readonly PublicItem[], days: readonly string[]): Work[] {
  const shown = items.filter(({ date }) => days.includes(date));
  const groups = Map.groupBy(shown, ({ title, client }) => JSON.stringify([title, client]));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const shifts = new Map<string, Shift[]>();
    for (const item of group) shifts.set(item.date, addTo(shifts.get(item.date) ?? [], item));
    const { title, client, hue } = first;
    return [{ title, client, hue, place: findUsualPlace(group), days: shifts }];
  });
}
