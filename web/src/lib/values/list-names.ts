/** Made at its first use: that of `Intl` takes a phone a tenth of a second. */
let list: Intl.ListFormat | undefined;

/** 'Ann', 'Ann en Bob', 'Ann, Bob en Cas' */
export function joinNames(names: readonly string[]): string {
  list ??= new Intl.ListFormat('nl');
  return list.format(names);
}

/** The first names of a list, and how many more there are: 'Ann de Boer, Bob Kuipers en nog 3'. */
export function listNames(names: readonly string[], most: number): string {
  if (names.length <= most) return names.join(', ');
  return `${names.slice(0, most - 1).join(', ')} en nog ${names.length - most + 1}`;
}
