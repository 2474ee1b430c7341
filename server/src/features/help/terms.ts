import { inTerms, type Terms } from '@ploegplan/contract/texts/terms';
import type { LayerArticle } from './layers.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const asHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

/** An article in the words of a tenant. */
export const articleInTerms = <T extends LayerArticle>(article: T, terms: Terms): T => ({
  ...article,
  title: inTerms(article.title, terms),
  category: inTerms(article.category, terms),
  keywords: article.keywords.map((keyword) => inTerms(keyword, terms)),
  contentHtml: inTerms(article.contentHtml, terms, asHtml),
});
