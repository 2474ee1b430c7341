import type { Tenant } from '../../platform/tenants/directory.ts';
import type { LayerArticle } from './layers.ts';

type Terms = Pick<Tenant, 'projectTerm' | 'projectsTerm'>;

const placeholder = /\{([Pp]roject(?:en)?)\}/g;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const asHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

const wordsOf = ({ projectTerm, projectsTerm }: Terms): Record<string, string> => ({
  Project: projectTerm,
  project: projectTerm.toLocaleLowerCase('nl'),
  Projecten: projectsTerm,
  projecten: projectsTerm.toLocaleLowerCase('nl'),
});

/** Writes the tenant's words for `{Project}` and `{Projecten}`, in lower case for `{project}` and `{projecten}`. */
export function inTerms(text: string, terms: Terms): string {
  const words = wordsOf(terms);
  return text.replaceAll(placeholder, (_, word: string) => words[word] ?? '');
}

/** An article in the words of a tenant. */
export function articleInTerms<T extends LayerArticle>(article: T, terms: Terms): T {
  const words = wordsOf(terms);
  return {
    ...article,
    title: inTerms(article.title, terms),
    category: inTerms(article.category, terms),
    keywords: article.keywords.map((keyword) => inTerms(keyword, terms)),
    contentHtml: article.contentHtml.replaceAll(placeholder, (_, word: string) =>
      asHtml(words[word] ?? ''),
    ),
  };
}
