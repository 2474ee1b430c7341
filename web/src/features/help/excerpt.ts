const LENGTH = 140;

/** The words of an article. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(/<\/(?:p|li|h\d)>/g, ' '),
    'text/html',
  );
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A piece of the text around the first of these words; its beginning when none is in it. */
export function excerptOf(html: string, words: readonly string[]): string {
  const text = textOf(html);
  const places = words
    .filter(({ length }) => length > 3)
    .map((word) => plain(text).indexOf(word))
    .filter((place) => place !== -1);
  const at = places.length > 0 ? Math.min(...places) : 0;
  const from = at < LENGTH / 2 ? 0 : text.lastIndexOf(' ', at - 30) + 1;
  if (from === 0 && text.length <= LENGTH) return text;
  const end = from + LENGTH < text.length ? text.lastIndexOf(' ', from + LENGTH) : text.length;
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}
