/** Returns lower case, with plain spaces, and without accents and invisible characters, so that 'emile' finds Émile. */
export const toPlain = (text: string) =>
  // Most texts have no accents, and thousands are made plain at a first key.
  (/[^ -~]/.test(text)
    ? text
        .normalize('NFD')
        .replace(/[\p{M}\p{Cf}]/gu, '')
        .replace(/\p{Zs}/gu, ' ')
    : text
  ).toLowerCase();

export const splitWords = (search: string): string[] =>
  toPlain(search).split(/\s+/).filter(Boolean);

/** The searched texts: the label first, then what else is known of it. */
export interface Findable {
  label: string;
  detail?: string | undefined;
}

/** Normalised once, because a list of thousands is searched at every key. */
const plainTexts = new WeakMap<Findable, { label: string; detail: string }>();

export function getPlainTexts(item: Findable) {
  const known = plainTexts.get(item);
  if (known) return known;
  const texts = { label: toPlain(item.label).trim(), detail: toPlain(item.detail ?? '') };
  plainTexts.set(item, texts);
  return texts;
}

function hasWordStartingWith(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** The start of the label is best, then the start of a word, then the middle of one, then the detail. */
function computeDistance(label: string, detail: string, word: string): number | null {
  if (label.startsWith(word)) return 0;
  if (label.includes(word)) return hasWordStartingWith(label, word) ? 1 : 3;
  return detail.includes(word) ? 6 : null;
}

/** Computes the distance between an item and the words, in any order; null when one is missing. */
export function computeRank(item: Findable, words: readonly string[]): number | null {
  const { label, detail } = getPlainTexts(item);
  let rank = 0;
  for (const word of words) {
    const distance = computeDistance(label, detail, word);
    if (distance === null) return null;
    rank += distance;
  }
  return rank;
}

/** The items that contain each word, the best first; equal ones keep their order. */
export function findBestMatches<T extends Findable>(items: readonly T[], search: string): T[] {
  const words = splitWords(search);
  return items
    .flatMap((item) => {
      const rank = computeRank(item, words);
      return rank === null ? [] : { item, rank };
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** The text in parts, of which those that match a word are marked. */
export function splitMarkedParts(
  text: string,
  search: string,
): { text: string; isMarked: boolean }[] {
  const characters = Array.from(text.normalize('NFC'));
  const plainCharacters = characters.map(toPlain);
  let length = 0;
  const starts = plainCharacters.map((character) => {
    const start = length;
    length += character.length;
    return start;
  });
  const whole = plainCharacters.join('');
  const marks = splitWords(search).flatMap((word) => {
    const at = whole.indexOf(word);
    return at === -1 ? [] : { from: at, to: at + word.length };
  });
  const parts: { text: string; isMarked: boolean }[] = [];
  for (const [index, character] of characters.entries()) {
    const start = starts[index] ?? 0;
    const isMarked = marks.some(({ from, to }) => start >= from && start < to);
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += character;
    else parts.push({ text: character, isMarked });
  }
  return parts;
}
