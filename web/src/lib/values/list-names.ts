import { getFormat, translate } from '@ploegplan/contract/languages/translate';

/** 'Ann', 'Ann en Bob', 'Ann, Bob en Cas' */
export const joinNames = (names: readonly string[]): string =>
  getFormat('list', (locale) => new Intl.ListFormat(locale)).format(names);

/** The first names of a list, and how many more there are: 'Ann de Boer, Bob Kuipers en nog 3'. */
export function formatNameList(names: readonly string[], most: number): string {
  if (names.length <= most) return names.join(', ');
  const first = names.slice(0, most - 1).join(', ');
  return translate('{names} en nog {count}', { names: first, count: names.length - most + 1 });
}
