const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The words of formatted text, with a line for each paragraph and item. */
export const toPlainText = (html: string): string =>
  html
    .replaceAll(/<br>|<\/(?:p|li)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();

/** The words of formatted text in one line. */
export const toOneLine = (html: string): string => toPlainText(html).replaceAll('\n', ' · ');

/**
 * Converts an editor's document to the form that the server writes: a space that does not break as itself, no empty end, and nothing for
 * an empty document.
 */
export const toRichText = (html: string): string =>
  toPlainText(html) === '' && !html.includes('<img ')
    ? ''
    : html.replaceAll('&nbsp;', '\u00a0').replace(/(?:<p><\/p>)+$/, '');

/** The address for what somebody types as a link: 'example.nl' leads to a site, 'jan@example.nl' to a mail; null if it leads nowhere. */
export function parseHref(typed: string): string | null {
  const text = typed.trim();
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(text) || /^\/(?![/\\])\S*$/.test(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#]\S*)?$/u.test(text))
    return `https://${text}`;
  return null;
}
