import { findMarks } from '../../ui/rich-text/marks.ts';

const LENGTH = 140;

/** The words of an article. */
function extractText(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(/<\/(?:p|li|h\d)>/g, ' '),
    'text/html',
  );
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** A piece of the text around the first mark of these words; its beginning when none is in it. */
export function createExcerpt(html: string, words: readonly string[]): string {
  const text = extractText(html);
  const [{ from: at } = { from: 0 }] = findMarks(text, words);
  const from = at < LENGTH / 2 ? 0 : text.lastIndexOf(' ', at - 30) + 1;
  if (from === 0 && text.length <= LENGTH) return text;
  const end = from + LENGTH < text.length ? text.lastIndexOf(' ', from + LENGTH) : text.length;
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}
