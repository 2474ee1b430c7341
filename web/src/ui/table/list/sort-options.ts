import type { SheetKind } from '@ploegplan/contract/values/sheet';
import type { RememberedSort } from '../../../lib/remembered/memory.ts';
import type { SortOption } from '../../bar/actions.ts';
import { type Column, getColumnKind } from '../columns.ts';

const words: Record<SheetKind, readonly [up: string, down: string]> = {
  text: ['A–Z', 'Z–A'],
  number: ['laag–hoog', 'hoog–laag'],
  date: ['oudste eerst', 'nieuwste eerst'],
  moment: ['oudste eerst', 'nieuwste eerst'],
};

interface Shown<Row> {
  visible: readonly Column<Row>[];
  order: RememberedSort;
}

/** Sort options for every visible column, and for the one that the list is sorted by, in both directions. */
export const sortOptions = <Row>(
  columns: readonly Column<Row>[],
  { visible, order }: Shown<Row>,
): SortOption[] =>
  columns
    .filter((column) => visible.includes(column) || column.key === order.sortBy)
    .flatMap((column) => {
      // A column with an order of its own, such as statuses, is not labelled A–Z.
      const kind = column.orderKind ?? (column.order ? null : getColumnKind(column));
      const [up, down] = kind ? words[kind] : ['oplopend', 'aflopend'];
      return [
        { value: column.key, label: `${column.label} (${up})`, descending: false },
        { value: column.key, label: `${column.label} (${down})`, descending: true },
      ];
    });
