import type { BarSection } from './actions.ts';

/** Makes the sections of a filter's menu: each chooses the value of one of its fields. */
export const filterSections =
  <Filter>(filter: Filter, onChange: (filter: Filter) => void) =>
  <Name extends keyof Filter>(
    label: string,
    name: Name,
    choices: readonly (readonly [value: Filter[Name], label: string])[],
  ): BarSection => ({
    label,
    entries: choices.map(([value, text]) => ({
      label: text,
      checked: filter[name] === value,
      onChoose: () => onChange({ ...filter, [name]: value }),
    })),
  });
