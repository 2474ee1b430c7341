/** The plain letter for each of the text, so that a place in the one is a place in the other. */
const toPlainText = (text: string) =>
  Array.from(
    { length: text.length },
    (_, at) => text.charAt(at).normalize('NFD').toLowerCase().charAt(0) || ' ',
  ).join('');

export interface Range {
  from: number;
  to: number;
}

const insideWord = /[\p{L}\p{N}]/u;

/** Finds where words begin with this one. */
function findBeginnings(plain: string, word: string): Range[] {
  const ranges: Range[] = [];
  for (let from = plain.indexOf(word); from !== -1; from = plain.indexOf(word, from + 1)) {
    if (insideWord.test(plain.charAt(from - 1))) continue;
    ranges.push({ from, to: from + word.length });
  }
  return ranges;
}

/** Shorter words, such as 'in', stand everywhere: they are marked only when nothing else was looked for. */
const LONG = 4;

/** Finds where words of a text begin with these, in lower case and without accents; adjacent and overlapping ranges are merged. */
export function findMarks(text: string, words: readonly string[]): Range[] {
  const long = words.filter(({ length }) => length >= LONG);
  const plain = toPlainText(text);
  return (long.length > 0 ? long : words)
    .flatMap((word) => findBeginnings(plain, word))
    .toSorted((a, b) => a.from - b.from)
    .reduce<Range[]>((merged, range) => {
      const last = merged.at(-1);
      if (last && range.from <= last.to) last.to = Math.max(last.to, range.to);
      else merged.push(range);
      return merged;
    }, []);
}
