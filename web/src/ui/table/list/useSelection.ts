import { useMemo, useState } from 'react';
import {
  emptySelection,
  extendRange,
  restrictTo,
  type Selection,
  toggle,
  toggleAll,
} from './selection.ts';

/** The selection; rows that disappear are removed from it. */
export function useSelection<Row extends { id: string }>(all: readonly Row[]) {
  const [selection, setSelection] = useState<Selection>(emptySelection);
  const selected = useMemo(
    () => (selection.ids.size === 0 ? [] : all.filter(({ id }) => selection.ids.has(id))),
    [all, selection],
  );
  const [isBegun, setBegun] = useState(false);
  return {
    ids: selection.ids,
    /** True in selection mode; on a phone it must be started. */
    isActive: isBegun || selected.length > 0,
    begin: () => setBegun(true),
    /** The selected rows in list order, including those hidden by a search. */
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
    /** Reduces the selection to these rows; with none selection mode ends. */
    keep: (rows: readonly Row[]) => {
      setSelection((before) => restrictTo(before, rows));
      setBegun(rows.length > 0);
    },
  };
}
