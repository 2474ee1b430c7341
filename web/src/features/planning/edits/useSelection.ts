import { useHotkeys } from '@mantine/hooks';
import { useCallback, useMemo, useState } from 'react';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { getTopOverlay } from '../../../ui/drawer/open-overlays.ts';
import type { Bar } from '../board/rows/rows.ts';

const nobody: ReadonlySet<string> = new Set();
const nothing: readonly PlannedItem[] = [];

export interface Selection {
  ids: ReadonlySet<string>;
  items: readonly PlannedItem[];
  /** Adds bars, or takes them away when all of each is selected; null ends the selection. */
  select: (bars: readonly Pick<Bar, 'items'>[] | null) => void;
  /** Selects these bars and no others. */
  selectOnly: (bars: readonly Pick<Bar, 'items'>[]) => void;
}

/** The selected items; those that are gone, or on other days than are shown, are no longer selected. Escape ends it. */
export function useSelection(shown: readonly PlannedItem[] = nothing): Selection {
  const [ids, setIds] = useState(nobody);
  const items = useMemo(
    () => (ids.size === 0 ? nothing : shown.filter(({ id }) => ids.has(id))),
    [ids, shown],
  );
  const select = useCallback((bars: readonly Pick<Bar, 'items'>[] | null) => {
    setIds((before) => {
      if (bars === null) return nobody;
      const next = new Set(before);
      for (const { items: own } of bars) {
        const isIn = own.every(({ id }) => before.has(id));
        for (const { id } of own) {
          if (isIn) next.delete(id);
          else next.add(id);
        }
      }
      return next;
    });
  }, []);
  const selectOnly = useCallback((bars: readonly Pick<Bar, 'items'>[]) => {
    setIds(new Set(bars.flatMap((bar) => bar.items.map(({ id }) => id))));
  }, []);
  // An open layer closes on this key first; only the next press ends the selection.
  useHotkeys([
    [
      'Escape',
      ({ target }) => {
        const isInMenu = target instanceof Element && target.closest('[role="menu"]') !== null;
        if (!isInMenu && getTopOverlay() === undefined) select(null);
      },
      { preventDefault: false },
    ],
  ]);
  return { ids, items, select, selectOnly };
}
