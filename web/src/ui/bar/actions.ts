import type { Icon } from '@tabler/icons-react';
import type { RememberedSort } from '../../lib/remembered/memory.ts';

export interface AddEntry {
  label: string;
  Icon: Icon;
  onAdd: () => void;
}

/** The button 'Nieuw', or another primary action of the screen: an action, or a menu of things to add. */
export type AddAction =
  | { onAdd: () => void; label?: string; Icon?: Icon; disabled?: boolean }
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
  /** The state of a radio entry. */
  checked?: boolean;
  /** The link's target; otherwise `onClick`. */
  to?: string;
  onChoose?: () => void;
}

/** A section of a menu. */
export interface BarSection {
  label?: string;
  /** The sign of the one entry that leads to it, where all of it would be too much among the others. */
  FoldedIcon?: Icon;
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
