import { splitWords } from './matching.ts';

const normaliseName = (text: string) => splitWords(text).join(' ');

/** The first of others that has the same text, whatever its capitals, accents and spaces; nothing for an empty one. */
export function findSame<Row>(
  typed: string,
  others: readonly Row[],
  formatText: (row: Row) => string | null,
): Row | undefined {
  const sought = normaliseName(typed);
  return sought === ''
    ? undefined
    : others.find((other) => normaliseName(formatText(other) ?? '') === sought);
}

/** Explains that another record has the same number. */
export function explainSameNumber(
  number: string,
  others: readonly { name: string; number: string | null }[],
): string {
  const other = findSame(number, others, (one) => one.number);
  return other ? `‘${other.name}’ heeft dit nummer ook` : '';
}
