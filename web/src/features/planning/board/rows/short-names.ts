import type { Project } from '@ploegplan/contract/projects/schemas';

/** These words say what kind of work it is, of which a company has many: the words after them tell it from the others. */
const COMMON =
  /^(?:project|werk|nieuwbouw|aanbouw|verbouwing|renovatie|restauratie|onderhoud|woningen|appartementen)$/i;
/** Mean nothing at the begin or the end. */
const LINKING =
  /^(?:de|het|een|en|van|der|den|te|ter|ten|in|aan|op|bij|over|voor|met|fase|blok|deel|\W+)$/i;

/** The letters that a day of a month has room for. */
const ROOM = 14;

/** Returns a short name of a project: its own, or else the most telling first words of its title. */
export function shortenTitle({ title, shortName }: Pick<Project, 'title' | 'shortName'>): string {
  if (shortName !== '') return shortName;
  const words = title.split(/[\s,;:]+/).filter(Boolean);
  const first = words.findIndex((word) => !COMMON.test(word) && !LINKING.test(word));
  if (first === -1) return title;
  let end = first + 1;
  for (
    let at = end;
    words.slice(first, at + 1).join(' ').length <= ROOM && at < words.length;
    at++
  ) {
    if (!LINKING.test(words[at] ?? '')) end = at + 1;
  }
  return words.slice(first, end).join(' ');
}

/** Returns first names by id; with the first letter of the last name where two share one, and all of it where they share that too. */
export function shortenNames(
  people: readonly { id: string; name: string }[],
): ReadonlyMap<string, string> {
  const splitName = (name: string) => name.trim().split(/\s+/);
  const first = (name: string) => splitName(name)[0] ?? name;
  const withLetter = (name: string) => {
    const [given = name, ...others] = splitName(name);
    const last = others.at(-1);
    return last ? `${given} ${last[0]?.toUpperCase()}.` : given;
  };
  const ways = [first, withLetter].map((way) => ({
    way,
    people: Map.groupBy(people, ({ name }) => way(name).toLowerCase()),
  }));
  return new Map(
    people.map(({ id, name }) => {
      const own = ways.find((way) => way.people.get(way.way(name).toLowerCase())?.length === 1);
      return [id, own ? own.way(name) : name];
    }),
  );
}
