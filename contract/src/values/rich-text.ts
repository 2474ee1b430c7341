/** The elements of formatted text, without the link; others are taken away. */
export const richTextTags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li'] as const;

/** Whether a link of formatted text may lead there: a page of this site, another site, an address or a phone number. */
export const isSafeHref = (href: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))[^\p{Cc}]*$/iu.test(href);

/** The elements of a help article, besides links and images; `aside` is a note box. */
export const helpTags = [...richTextTags, 'h2', 'h3', 'kbd', 'aside'] as const;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** An uploaded image of an article, or a picture that is part of the application. */
export const safeImage = `/api/help/images/(?:generic|${uuid})/${uuid}|/help-pictures/[a-z0-9-]+\\.webp`;
const isImage = new RegExp(`^(?:${safeImage})$`);

/** Whether formatted text may show an image from there: of this site only, and only one that belongs to the help. */
export const isSafeImage = (src: string): boolean => isImage.test(src);
