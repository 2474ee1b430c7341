import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import type { Option } from './fields.ts';

/** The value of the option that adds a new one. */
export const NEW_OPTION = 'new-option';

/** Normalised for comparison: lower case, without accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('nl')
    .trim();

/** The options that contain each typed word; the option for a new one always does. */
export const matchesSearch: OptionsFilter = ({ options, search }) => {
  const words = plain(search).split(/\s+/);
  const fits = ({ label }: ComboboxItem) => words.every((word) => plain(label).includes(word));
  return options.filter((option) => 'value' in option && fits(option));
};

/** Adds an option for the typed text, unless it exists already. */
export function withNewOption(options: readonly Option[], search: string): Option[] {
  const text = search.trim();
  const isKnown = options.some(({ label }) => plain(label) === plain(text));
  if (text === '' || isKnown) return [...options];
  return [...options, { value: NEW_OPTION, label: `Nieuwe optie: «${text}»` }];
}

/** The rows as options, of which the deleted ones are no longer offered, except those in `kept`. */
export const optionsOf = <Row extends { id: string; deleted: boolean }>(
  rows: readonly Row[],
  labelOf: (row: Row) => string,
  kept: readonly (string | null)[] = [],
): Option[] =>
  rows.map((row) => ({
    value: row.id,
    label: labelOf(row),
    gone: row.deleted && !kept.includes(row.id),
  }));
