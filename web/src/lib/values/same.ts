import { wordsOf } from './matching.ts';

const nameOf = (text: string) => wordsOf(text).join(' ');

/** The first of others that has the same text, whatever its capitals, accents and spaces; nothing for an empty one. */
export function sameAs<Row>(
  typed: string,
  others: readonly Row[],
  textOf: (row: Row) => string | null,
): Row | undefined {
  const sought = nameOf(typed);
  return sought === '' ? undefined : others.find((one) => nameOf(textOf(one) ?? '') === sought);
}

/** What to tell at a number that another one has. */
export function sameNumberText(
  number: string,
  others: readonly { name: string; number: string | null }[],
): string {
  const other = sameAs(number, others, (one) => one.number);
  return other ? `‘${other.name}’ heeft dit nummer ook` : '';
}
