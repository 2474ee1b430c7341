import { isSafeHref, richTextTags } from '@ploegplan/contract/rules/rich-text';
import sanitizeHtml from 'sanitize-html';

/** Of these not even the text is kept, because it is no text for readers. */
const dropped = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp'],
  ...['iframe', 'object', 'embed', 'noembed', 'noframes', 'svg', 'math', 'plaintext'],
];

const deepest = 30;

const settings: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags, 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: dropped,
  // Only the tag of a link that leads nowhere safe goes; its text stays.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'a' && !isSafeHref(attribs.href ?? '') && 'excludeTag',
  nestingLimit: deepest,
  parseStyleAttributes: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
  },
};

/** Formatted text that comes in, with nothing but the allowed elements and links; empty when nothing of it can be read. */
export function cleanRichText(html: string): string {
  const cleaned = sanitizeHtml(html, settings).replaceAll('<br />', '<br>').trim();
  return cleaned.replaceAll(/<[^>]*>/g, '').trim() === '' ? '' : cleaned;
}

/** Text that has nothing but the allowed tags, written as above. */
const clean = new RegExp(
  `^(?:[^<>&]|&(?:amp|lt|gt|quot);|<br>|</?(?:${richTextTags.filter((tag) => tag !== 'br').join('|')})>` +
    `|<a href="(?:https?://|mailto:|tel:|/(?![/\\\\]))(?:[^<>&"\\p{Cc}]|&(?:amp|lt|gt|quot);)*">|</a>)*$`,
  'u',
);

/**
 * Formatted text that goes out, cleaned again if it came into the database by another way. What is clean is recognised by a pattern:
 * lists have thousands of texts, and parsing takes fifty times as long.
 */
export const shownRichText = (html: string): string =>
  clean.test(html) ? html : cleanRichText(html);
