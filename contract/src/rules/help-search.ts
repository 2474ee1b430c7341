import type { HelpArticle } from '../help.schemas.ts';

/** Specification, section 9. */
export const helpSearch = {
  suggestions: 6,
  tokenLength: 2,
  weights: { phrase: 8, title: 6, text: 4, category: 1 },
  /** For each matching token after the first. */
  furtherToken: 2,
} as const;

/** Lower case and without accents. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

const textOf = (html: string) =>
  html.replace(/<[^>]*>/g, ' ').replace(/&\w+;/g, (entity) => entities[entity] ?? ' ');

/** The distinct words of a query that count in the search. */
export const tokensOf = (query: string): string[] => [
  ...new Set(
    plain(query)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(({ length }) => length >= helpSearch.tokenLength),
  ),
];

/** The relevance of an article for the query; 0 when it does not match. */
export function scoreOf(article: HelpArticle, query: string): number {
  const { weights, furtherToken } = helpSearch;
  const title = plain(article.title);
  const category = plain(article.category);
  const text = plain([...article.keywords, textOf(article.contentHtml)].join(' '));
  const scores = tokensOf(query).map(
    (token) =>
      (title.includes(token) ? weights.title : 0) +
      (text.includes(token) ? weights.text : 0) +
      (category.includes(token) ? weights.category : 0),
  );
  const found = scores.filter((score) => score > 0);
  if (found.length === 0) return 0;
  const phrase = plain(query);
  const hasPhrase = title.includes(phrase) || text.includes(phrase);
  return (
    found.reduce((sum, score) => sum + score, 0) +
    (found.length - 1) * furtherToken +
    (hasPhrase ? weights.phrase : 0)
  );
}

/** The matching articles by descending score; equals keep their order. */
export const searchHelp = (articles: readonly HelpArticle[], query: string): HelpArticle[] =>
  articles
    .map((article) => ({ article, score: scoreOf(article, query) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ article }) => article);
