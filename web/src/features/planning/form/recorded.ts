/** 'Ann', 'Ann en Bob', 'Ann, Bob en Cas' */
const joinNames = (names: readonly string[]): string =>
  new Intl.ListFormat('nl-NL', { type: 'conjunction' }).format(names);

/** The message that names who recorded hours and so cannot be removed from the item. */
export function hoursRecordedText(names: readonly string[]): string {
  if (names.length === 0) return 'Er zijn al uren of notities ingevuld.';
  const verb = names.length === 1 ? 'heeft' : 'hebben';
  return `${joinNames(names)} ${verb} al uren of notities ingevuld.`;
}
