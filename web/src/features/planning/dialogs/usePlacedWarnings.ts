import { useMemo, useState } from 'react';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { applyValues, findWarningsAbout } from '../conflicts/explain.ts';
import { useRulebook } from '../conflicts/useRulebook.ts';
import { createDateMapping, createPlacing, type Placing } from '../edits/copy.ts';
import { WorkIndex } from '../rows/work.ts';
import { type Planned, usePlanning } from '../usePlanning.ts';

const none: readonly string[] = [];

/** Finds warnings about moving and about copying items to another place, from what is planned there; null means no place. */
export function usePlacedWarnings(
  planned: Planned,
  items: readonly PlannedItem[],
  place: Omit<Placing, 'isCopy'> | null,
) {
  const dates = items
    .map(place ? createDateMapping(items, place.date, place.workingWeek) : ({ date }) => date)
    .sort();
  const there = usePlanning([dates[0] ?? '', dates.at(-1) ?? '']).planned ?? planned;
  const [work] = useState(() => new WorkIndex());
  useMemo(() => work.update(there.known), [work, there.known]);
  const rulebook = useRulebook(there, work);
  if (!place) return { move: none, copy: none };
  const against = (isCopy: boolean) => {
    const getValues = createPlacing(items, { ...place, isCopy });
    const changed = items.map((item) => applyValues(item, getValues(item), isCopy));
    const removedIds = new Set(isCopy ? [] : items.map(({ id }) => id));
    return findWarningsAbout(changed, removedIds, { rulebook, work });
  };
  return { move: against(false), copy: against(true) };
}
