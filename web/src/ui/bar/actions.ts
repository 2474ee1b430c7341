import type { Icon } from '@tabler/icons-react';
import type { RememberedSort } from '../../lib/remembered-values.ts';

/** One of the things that can be added. */
export interface AddEntry {
  label: string;
  Icon: Icon;
  onAdd: () => void;
}

/** The button 'Nieuw': at once, or by a menu of what can be added. */
export type AddAction =
  | { onAdd: () => void; disabled?: boolean }
  | { entries: readonly AddEntry[]; disabled?: boolean };

/** A way to sort (specification, section 3). */
export interface SortOption {
  value: string;
  label: string;
  descending: boolean;
}

/** The menu 'Sorteren'. */
export interface SortChoice {
  options: readonly SortOption[];
  value: RememberedSort;
  onChange: (sort: RememberedSort) => void;
}

export interface BarEntry {
  label: string;
  Icon?: Icon;
  /** For one of a choice: whether it is the present one. */
  checked?: boolean;
  /** Where it leads; else what it does. */
  to?: string;
  onChoose?: () => void;
}

/** Entries of a menu that belong together. */
export interface BarSection {
  label?: string;
  entries: readonly BarEntry[];
}

export const addSection = (entries: readonly AddEntry[]): BarSection => ({
  entries: entries.map(({ onAdd, ...entry }) => ({ ...entry, onChoose: onAdd })),
});

export const sortSection = ({ options, value, onChange }: SortChoice): BarSection => ({
  label: 'Sorteren',
  entries: options.map(({ value: sortBy, label, descending }) => ({
    label,
    checked: value.sortBy === sortBy && value.descending === descending,
    onChoose: () => onChange({ sortBy, descending }),
  })),
});
