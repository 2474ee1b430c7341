/** 'Ann', 'Ann en Bob', 'Ann, Bob en Cas' */
const joinNames = (names: readonly string[]): string =>
  new Intl.ListFormat('nl-NL', { type: 'conjunction' }).format(names);

/** Says who recorded something, and so cannot be taken off the item. */
export function hoursRecordedText(names: readonly string[]): string {
  if (names.length === 0) return 'Er zijn al uren of notities ingevuld.';
  const verb = names.length === 1 ? 'heeft' : 'hebben';
  return `${joinNames(names)} ${verb} al uren of notities ingevuld.`;
}
