import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import type { Option } from './fields.ts';

/** The value of the option that is not there yet. */
export const NEW_OPTION = 'new-option';

/** As people compare words: without capitals and accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('nl')
    .trim();

/** The options in which each typed word occurs: also the new one, which is called so. */
export const matchesSearch: OptionsFilter = ({ options, search }) => {
  const words = plain(search).split(/\s+/);
  const fits = ({ label }: ComboboxItem) => words.every((word) => plain(label).includes(word));
  return options.filter((option) => 'value' in option && fits(option));
};

/** Offers what was typed as a new option, unless it is there already. */
export function withNewOption(options: readonly Option[], search: string): Option[] {
  const text = search.trim();
  const isKnown = options.some(({ label }) => plain(label) === plain(text));
  if (text === '' || isKnown) return [...options];
  return [...options, { value: NEW_OPTION, label: `Nieuwe optie: «${text}»` }];
}
