import type { HelpArticle } from '@ploegplan/contract/help/schemas';
import type { TenantProfile } from '@ploegplan/contract/tenants/schemas';

/**
 * An article of the code. Its place in the list is its order. `{Project}` and `{Projecten}` are the tenant's words for these,
 * `{project}` and `{projecten}` the same in lower case.
 */
export interface ArticleSource extends Omit<HelpArticle, 'id' | 'order'> {
  /** The part of the product that it is about: without that, the article is left out. */
  part?: TenantProfile['hiddenParts'][number];
}

const createImage = (name: string, alt: string, width: number, height: number) =>
  `<img src="/help-pictures/${name}.webp" alt="${alt}" width="${width}" height="${height}">`;

/** A picture of a screen in a wide window, made by `npm run help-pictures`. */
export const createOfficePicture = (name: string, alt: string): string =>
  createImage(name, alt, 1200, 750);

/** A picture of a screen on a phone. */
export const createPhonePicture = (name: string, alt: string): string =>
  createImage(name, alt, 390, 760);
