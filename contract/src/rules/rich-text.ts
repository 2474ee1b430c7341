/** The elements of formatted text, without the link; others are taken away. */
export const richTextTags = ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li'] as const;

/** Whether a link of formatted text may lead there: a page of this site, another site, an address or a phone number. */
export const isSafeHref = (href: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))[^\p{Cc}]*$/iu.test(href);
