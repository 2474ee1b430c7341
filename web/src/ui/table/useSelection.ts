import { useMemo, useState } from 'react';
import {
  emptySelection,
  extendRange,
  restrictTo,
  type Selection,
  toggle,
  toggleAll,
} from './selection.ts';

/** Which rows are ticked; one that is gone is no longer. */
export function useSelection<Row extends { id: string }>(all: readonly Row[]) {
  const [selection, setSelection] = useState<Selection>(emptySelection);
  const selected = useMemo(
    () => (selection.ids.size === 0 ? [] : all.filter(({ id }) => selection.ids.has(id))),
    [all, selection],
  );
  const [isBegun, setBegun] = useState(false);
  return {
    ids: selection.ids,
    /** Whether rows are being ticked; where there is no box beside each, that must be begun. */
    isActive: isBegun || selected.length > 0,
    begin: () => setBegun(true),
    /** The ticked rows, in the order of the list, those too that a search leaves out. */
    selected,
    toggle: (id: string) => setSelection((before) => toggle(before, id)),
    extend: (order: readonly Row[], from: string, to: string) =>
      setSelection((before) =>
        extendRange(
          before,
          order.map(({ id }) => id),
          from,
          to,
        ),
      ),
    toggleAll: (shown: readonly Row[]) =>
      setSelection((before) =>
        toggleAll(
          before,
          shown.map(({ id }) => id),
        ),
      ),
    /** Of what was ticked, leaves these alone; with none of them it is over. */
    keep: (rows: readonly Row[]) => {
      setSelection((before) => restrictTo(before, rows));
      setBegun(rows.length > 0);
    },
  };
}
