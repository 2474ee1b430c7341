import {
  helpTags,
  isSafeHref,
  isSafeImage,
  richTextTags,
  safeImage,
} from '@ploegplan/contract/values/rich-text';
import sanitizeHtml from 'sanitize-html';

/** Of these not even the text is kept, because it is no text for readers. */
const dropped = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'xmp'],
  ...['iframe', 'object', 'embed', 'noembed', 'noframes', 'svg', 'math', 'plaintext'],
];

const deepest = 30;

interface Profile {
  tags: readonly string[];
  /** Whether it may have images of the help. */
  hasImages: boolean;
}

const createSettings = ({ tags, hasImages }: Profile): sanitizeHtml.IOptions => ({
  allowedTags: [...tags, 'a', ...(hasImages ? ['img'] : [])],
  allowedAttributes: { a: ['href'], img: ['src', 'alt', 'width', 'height'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: dropped,
  exclusiveFilter: ({ tag, attribs }) => {
    // Only the tag of a link that leads nowhere safe goes; its text stays.
    if (tag === 'a') return !isSafeHref(attribs.href ?? '') && 'excludeTag';
    return tag === 'img' && !isSafeImage(attribs.src ?? '');
  },
  nestingLimit: deepest,
  parseStyleAttributes: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    h1: 'h2',
    h4: 'h3',
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: { src, alt, ...(isSize(width) && isSize(height) && { width, height }) },
    }),
  },
});

const isSize = (text: string) => /^[1-9]\d{0,4}$/.test(text);

const entity = '&(?:amp|lt|gt|quot);';

/** Text that has nothing but the allowed tags, written as the sanitiser does. */
function cleanPattern({ tags, hasImages }: Profile): RegExp {
  const parts = [
    '[^<>&]',
    entity,
    '<br>',
    `</?(?:${tags.filter((tag) => tag !== 'br').join('|')})>`,
    `<a href="(?:https?://|mailto:|tel:|/(?![/\\\\]))(?:[^<>&"\\p{Cc}]|${entity})*">`,
    '</a>',
  ];
  const image = `<img src="(?:${safeImage})" alt="(?:[^<>&"]|${entity})*"(?: width="\\d+" height="\\d+")?>`;
  return new RegExp(`^(?:${[...parts, ...(hasImages ? [image] : [])].join('|')})*$`, 'u');
}

function createCleaner(profile: Profile) {
  const settings = createSettings(profile);
  const pattern = cleanPattern(profile);
  const clean = (html: string): string => {
    const cleaned = sanitizeHtml(html, settings)
      .replaceAll(/<(br|img [^>]*?) \/>/g, '<$1>')
      .trim();
    const isEmpty = cleaned.replaceAll(/<(?!img )[^>]*>/g, '').trim() === '';
    return isEmpty ? '' : cleaned;
  };
  return { clean, shown: (html: string) => (pattern.test(html) ? html : clean(html)) };
}

const notes = createCleaner({ tags: richTextTags, hasImages: false });
const help = createCleaner({ tags: helpTags, hasImages: true });

/** Formatted text that comes in, with nothing but the allowed elements and links; empty when nothing of it can be read. */
export const cleanRichText = notes.clean;

/**
 * Formatted text that goes out, cleaned again if it came into the database by another way. What is clean is recognised by a pattern:
 * lists have thousands of texts, and parsing takes fifty times as long.
 */
export const shownRichText = notes.shown;

/** The same for help articles, which have headings, note boxes and images too. */
export const cleanHelpText = help.clean;
export const shownHelpText = help.shown;
