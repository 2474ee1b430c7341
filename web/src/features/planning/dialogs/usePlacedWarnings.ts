import { useMemo, useState } from 'react';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { becoming, warningsAbout } from '../conflicts/explain.ts';
import { useRulebook } from '../conflicts/useRulebook.ts';
import { datesFrom, type Placing, placedValues } from '../edits/copy.ts';
import { WorkIndex } from '../rows/work.ts';
import { type Planned, usePlanning } from '../usePlanning.ts';

const none: readonly string[] = [];

/** What speaks against moving and against copying items to another place, from what is planned there; null: no place. */
export function usePlacedWarnings(
  planned: Planned,
  items: readonly PlannedItem[],
  place: Omit<Placing, 'isCopy'> | null,
) {
  const dates = items
    .map(place ? datesFrom(items, place.date, place.workingWeek) : ({ date }) => date)
    .sort();
  const there = usePlanning([dates[0] ?? '', dates.at(-1) ?? '']).planned ?? planned;
  const [work] = useState(() => new WorkIndex());
  useMemo(() => work.update(there.known), [work, there.known]);
  const rulebook = useRulebook(there, work);
  if (!place) return { move: none, copy: none };
  const against = (isCopy: boolean) => {
    const valuesOf = placedValues(items, { ...place, isCopy });
    const changed = items.map((item) => becoming(item, valuesOf(item), isCopy));
    const gone = new Set(isCopy ? [] : items.map(({ id }) => id));
    return warningsAbout(changed, gone, { rulebook, work });
  };
  return { move: against(false), copy: against(true) };
}
