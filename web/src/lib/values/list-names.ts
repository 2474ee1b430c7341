import { once } from '@ploegplan/contract/values/once';

const list = once(() => new Intl.ListFormat('nl'));

/** 'Ann', 'Ann en Bob', 'Ann, Bob en Cas' */
export const joinNames = (names: readonly string[]): string => list().format(names);

/** The first names of a list, and how many more there are: 'Ann de Boer, Bob Kuipers en nog 3'. */
export function formatNameList(names: readonly string[], most: number): string {
  if (names.length <= most) return names.join(', ');
  return `${names.slice(0, most - 1).join(', ')} en nog ${names.length - most + 1}`;
}
