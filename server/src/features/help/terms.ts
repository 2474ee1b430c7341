import { insertTerms, type Terms } from '@ploegplan/contract/texts/terms';
import type { LayerArticle } from './layers.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

/** An article in the words of a tenant. */
export const translateArticle = <T extends LayerArticle>(article: T, terms: Terms): T => ({
  ...article,
  title: insertTerms(article.title, terms),
  category: insertTerms(article.category, terms),
  keywords: article.keywords.map((keyword) => insertTerms(keyword, terms)),
  contentHtml: insertTerms(article.contentHtml, terms, escapeHtml),
});
