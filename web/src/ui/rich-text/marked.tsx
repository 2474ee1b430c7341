import { Fragment, type ReactNode } from 'react';

/** The plain letter for each of the text, so that a place in the one is a place in the other. */
const plainText = (text: string) =>
  Array.from(
    { length: text.length },
    (_, at) => text.charAt(at).normalize('NFD').toLowerCase().charAt(0) || ' ',
  ).join('');

interface Range {
  from: number;
  to: number;
}

/** Where the words stand in a text; what touches or overlaps is one. */
function rangesOf(plain: string, words: readonly string[]): Range[] {
  const all = words.flatMap((word) => {
    const ranges: Range[] = [];
    for (let from = plain.indexOf(word); from !== -1; from = plain.indexOf(word, from + 1)) {
      ranges.push({ from, to: from + word.length });
    }
    return ranges;
  });
  return all
    .toSorted((one, other) => one.from - other.from)
    .reduce<Range[]>((merged, range) => {
      const last = merged.at(-1);
      if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
      else merged.push(range);
      return merged;
    }, []);
}

/** Shorter words, such as 'in', stand everywhere: they are marked only when nothing else was looked for. */
const LONG = 4;

/** A text in which these words, in lower case and without accents, are marked. */
export function marked(text: string, words: readonly string[]): ReactNode {
  const long = words.filter(({ length }) => length >= LONG);
  const ranges = rangesOf(plainText(text), long.length > 0 ? long : words);
  if (ranges.length === 0) return text;
  return (
    <>
      {ranges.map(({ from, to }, index) => (
        <Fragment key={from}>
          {text.slice(ranges[index - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.to ?? 0)}
    </>
  );
}
